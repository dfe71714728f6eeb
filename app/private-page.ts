/** Of a page that has one of these, somebody else must not get a copy: a policy of its own holds a nonce. */
const TELLING = ['content-security-policy', 'set-cookie', 'cache-control']

export function isPrivatePage(headers: Headers): boolean {
  return TELLING.some((name) => headers.has(name))
}
