const DAY_MS = 86_400_000
const VALID_DAYS = 180

/** security.txt (RFC 9116): where to report a hole. It expires half a year after it is read, as long as somebody serves it. */
export function securityText({ publicUrl }: { publicUrl: string }, now = Date.now()): string {
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString()
  return [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
