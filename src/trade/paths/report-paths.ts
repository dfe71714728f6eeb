/** The codes of the reasons to report an advert or a message. */
export const REPORT_REASON_CODES = [
  'money',
  'identity',
  'false',
  'discrimination',
  'expired',
  'other',
] as const

/** The page to report an advert. */
export function reportJobPath(jobId: string): string {
  return `/report?${new URLSearchParams({ job: jobId })}`
}

/** The page to report an employer's message; a reason can be preselected. */
export function reportMessagePath(
  messageId: string,
  reason?: (typeof REPORT_REASON_CODES)[number],
): string {
  const query = new URLSearchParams({ message: messageId, ...(reason && { reason }) })
  return `/report?${query}`
}
