/** Cards by which pages were shared: a product draws its newest anew when somebody asks; what nobody asked for in a month goes. */

/** Keys of one page of the bucket's list, and pages of one turn. */
const limits = { keys: 500, pages: 20 };
const kept = 30 * 86_400_000;

/** Never has work left: the next turn begins where nothing old is. */
export async function dropOldCards(media: R2Bucket, now: Date): Promise<boolean> {
  let cursor: string | undefined;
  for (let page = 0; page < limits.pages; page++) {
    const found = await media.list({ prefix: "scheda/", limit: limits.keys, ...(cursor && { cursor }) });
    const old = found.objects.filter(({ uploaded }) => uploaded.getTime() < now.getTime() - kept);
    if (old.length > 0) await media.delete(old.map(({ key }) => key));
    if (!found.truncated) return false;
    cursor = found.cursor;
  }
  return false;
}
