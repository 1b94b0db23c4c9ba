/** Where a product can be shared: plain links that work without scripts (product.md 'Product page'). */

export interface ShareTarget {
  name: string;
  href: string;
}

/** @param url absolute address of the page @param picture absolute address of its first picture, for Pinterest */
export function shareTargets(url: string, title: string, picture: string | null): ShareTarget[] {
  const link = (base: string, fields: Record<string, string>) =>
    `${base}?${Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&")}`;
  return [
    { name: "WhatsApp", href: link("https://wa.me/", { text: `${title} ${url}` }) },
    { name: "Facebook", href: link("https://www.facebook.com/sharer/sharer.php", { u: url }) },
    { name: "Messenger", href: link("fb-messenger://share/", { link: url }) },
    { name: "X", href: link("https://x.com/intent/post", { url, text: title }) },
    { name: "Telegram", href: link("https://t.me/share/url", { url, text: title }) },
    {
      name: "Pinterest",
      href: link("https://www.pinterest.com/pin/create/button/", {
        url,
        ...(picture ? { media: picture } : {}),
        description: title,
      }),
    },
    { name: "Email", href: link("mailto:", { subject: title, body: `${title}\n${url}` }) },
  ];
}
