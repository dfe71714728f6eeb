/** ‘a…@example.com’: the history is never deleted, so it holds nobody’s address. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email)[0] ?? ''}…${email.slice(at)}`
}
