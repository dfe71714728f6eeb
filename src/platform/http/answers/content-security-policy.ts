/**
 * The policy of a page. `scripts` are the hashes (`sha256-…`) of its inline scripts: they depend on its content alone,
 * so that a page with this policy can be cached, which one with a nonce cannot.
 */
export function contentSecurityPolicy(scripts: string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
