/** Types loader data as single fetch delivers it: dates, maps and promises survive. */
import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
