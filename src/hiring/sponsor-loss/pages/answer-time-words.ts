import { formatCount } from '#platform/primitives/formats.ts'
import type { AnswerTime } from '#hiring/sponsor-loss/sponsor-loss.schema.ts'

/** ‘Half of 24 people were answered within 3 days.’ */
export function answerTimeWords({
  days,
  applications,
}: Pick<AnswerTime, 'days' | 'applications'>): string {
  const count = Math.ceil(days)
  const within = count <= 1 ? 'a day' : `${formatCount(count)} days`
  return `Half of ${formatCount(applications)} people were answered within ${within}.`
}
