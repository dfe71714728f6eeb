import { z } from 'zod'
import { PageBotSignals } from '#accounts/visitors/bot-signals.schema.ts'
import { PICTURE_LIMIT } from '#trade/limits/account-limits.ts'
import { REPORT_REASON_CODES } from '#trade/paths/report-paths.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { Paragraphs } from '#platform/primitives/texts.schema.ts'

/** The reasons to report an advert or a message. `risk` is that of the resulting case. */
export const REPORT_REASONS = {
  money: { label: 'It asks me for money', hint: 'A fee, a deposit, gift cards …', risk: 1 },
  identity: { label: 'They are not who they say', hint: '', risk: 2 },
  false: { label: 'What it says is not true', hint: 'Pay, place, hours, duties', risk: 3 },
  discrimination: { label: 'It shuts people out unfairly', hint: '', risk: 3 },
  expired: { label: 'The job is gone', hint: '', risk: 3 },
  other: { label: 'Something else', hint: '', risk: 3 },
} as const

export const ReportReason = z.enum(REPORT_REASON_CODES, 'Choose what is wrong.')
export type ReportReason = z.infer<typeof ReportReason>

export const REPORT_LIMITS = { words: 2000, picture: PICTURE_LIMIT } as const

export const REPORT_WORDS = {
  protection: 'We never tell the poster who reported. You need no account.',
  thanks: 'Thank you. A person looks at it, and nobody else learns that it was you.',
  pictureHint: 'A photo or screenshot, up to 5 MB.',
} as const

/** A report without its picture, about a job or a message. */
export const Report = PageBotSignals.extend({
  job: Id.optional(),
  message: Id.optional(),
  reason: ReportReason,
  words: Paragraphs({ limit: REPORT_LIMITS.words, called: 'The text' }),
})
export type Report = z.infer<typeof Report>

/** The subject of a report, as its page names it. */
export interface ReportSubject {
  kind: 'job' | 'message'
  id: Id
  /** Title and employer; null while the desk holds the advert. */
  words: string | null
}
