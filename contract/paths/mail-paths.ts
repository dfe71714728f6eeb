/** Where one kind of emails is turned off and on, without a log-in. */
export function mailsOffPath(token: string): string {
  return `/mails/off?${new URLSearchParams({ token })}`
}
