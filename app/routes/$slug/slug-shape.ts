/** What a product address may look like: this route also catches `/wp-login.php` and `/account.css`. */

/** Lower-case letters, digits and single hyphens, at most 120 characters; everything else is refused before any call. */
export function isSlug(slug: string | undefined): slug is string {
  return slug !== undefined && slug.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}
