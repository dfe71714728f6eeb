import type { ReportReason } from '#contract/reports.ts'

/** Where a message of an employer is reported; a reason is chosen in advance. */
export function reportMessagePath(messageId: string, reason?: ReportReason): string {
  const query = new URLSearchParams({ message: messageId, ...(reason && { reason }) })
  return `/report?${query}`
}
