/** `/quando-conviene/calendario.ics`: when sales begin, for the calendar of a phone. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { salesCalendar } from "~/lib/sale-dates";

export function loader({ context }: LoaderFunctionArgs) {
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'attachment; filename="saldi.ics"',
    "Cache-Control": "public, max-age=3600",
  };
  return new Response(salesCalendar(context.site, new Date()), { headers });
}
