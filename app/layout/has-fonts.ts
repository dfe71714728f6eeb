/** Whether the browser said, by the `fonts` cookie, that it has our typefaces. */
export function hasFonts({ headers }: Pick<Request, 'headers'>): boolean {
  return /(?:^|; )fonts=1(?:;|$)/.test(headers.get('cookie') ?? '')
}
