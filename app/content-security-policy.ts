/**
 * What a page may load. Reading pages hold nothing inline and get no nonce, so that their HTML is
 * the same for everybody and can be cached; a page that hydrates gets one for the framework's data.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce ? `'nonce-${nonce}' 'self'` : "'self'"
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
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
