/**
 * Sets a cookie from a script. With https it gets the name by which the server knows that no other host has
 * set it; `__Host-` is for cookies of all paths.
 */
export function setCookie(cookie: string, prefix: '__Host-' | '__Secure-' = '__Host-') {
  document.cookie = location.protocol === 'https:' ? `${prefix}${cookie}; Secure` : cookie
}
