/** ‘a…@example.com’: the history is never deleted, so it must not contain an address. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email)[0] ?? ''}…${email.slice(at)}`
}
