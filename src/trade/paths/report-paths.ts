import type { ReportReason } from '#moderation/reports/reports.schema.ts'

/** The page to report an employer's message; a reason can be preselected. */
export function reportMessagePath(messageId: string, reason?: ReportReason): string {
  const query = new URLSearchParams({ message: messageId, ...(reason && { reason }) })
  return `/report?${query}`
}
