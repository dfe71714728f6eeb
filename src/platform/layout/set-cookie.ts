/**
 * Sets a cookie from a script. Over https it gets the prefix by which the server knows that no other host set it;
 * `__Host-` is for cookies of all paths.
 */
export function setCookie(cookie: string, prefix: '__Host-' | '__Secure-' = '__Host-') {
  document.cookie = location.protocol === 'https:' ? `${prefix}${cookie}; Secure` : cookie
}
