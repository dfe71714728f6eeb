/** Where a message of an employer is reported. */
export function reportMessagePath(messageId: string, reason?: 'asked-to-pay'): string {
  const query = new URLSearchParams({ message: messageId, ...(reason && { reason }) })
  return `/report?${query}`
}
