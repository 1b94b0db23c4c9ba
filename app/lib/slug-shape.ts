/** What an address of one segment must look like to be a product: the route also catches `/wp-login.php` and `/account.css`. */

/** Lower-case letters, digits and single hyphens, at most 120 characters; everything else is refused before any call. */
export function isSlug(slug: string | undefined): slug is string {
  return slug !== undefined && slug.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}
