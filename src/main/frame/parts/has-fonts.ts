/** Whether the `fonts` cookie says that the browser has our typefaces. */
export function hasFonts({ headers }: Pick<Request, 'headers'>): boolean {
  return /(?:^|; )fonts=1(?:;|$)/.test(headers.get('cookie') ?? '')
}
