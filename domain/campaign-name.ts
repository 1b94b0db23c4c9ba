/** What a campaign is called, without the numbers by which networks tell its visitors apart. Pure. */

const told = ["utm_source", "utm_medium", "utm_campaign"];
const longest = 120;

/** `newsletter / email / estate` of the marks of a way out; '' where only numbers of visitors stand in them, null without any. */
export function campaignName(marks: string | null): string | null {
  if (!marks) return null;
  const query = new URLSearchParams(marks);
  const said = told.flatMap((name) => query.get(name)?.trim().toLowerCase() || []);
  return said
    .filter((part) => !/@|\d{6,}|[0-9a-f]{16,}/.test(part))
    .join(" / ")
    .slice(0, longest);
}
