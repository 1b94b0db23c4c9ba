/** A form with files as a browser sends it: the bytes, and the content type that says where its parts end. */
export async function multipart(form: FormData): Promise<{ type: string; body: ArrayBuffer }> {
  const sent = new Response(form);
  return { type: sent.headers.get("content-type") ?? "", body: await sent.arrayBuffer() };
}
