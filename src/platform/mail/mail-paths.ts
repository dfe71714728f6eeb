/** The page that turns one kind of emails off and on, without a log-in. */
export function mailsOffPath(token: string): string {
  return `/mails/off?${new URLSearchParams({ token })}`
}
