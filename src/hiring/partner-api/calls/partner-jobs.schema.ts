import { z } from 'zod'
import { CloseReason } from '#trade/jobs.schema.ts'
import { JobPosting } from '#trade/postings.schema.ts'
import { REFERENCE_LIMIT } from '#hiring/upload/upload-words.ts'
import { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

const EXAMPLE = {
  reference: 'CARE-0042',
  jobTitle: 'Care assistant',
  jobCategory: 'Social Care',
  location: 'United Kingdom',
  place: 'Leeds',
  ranges: 'Full-time',
  email: 'jobs@example.com',
  description: 'Help twenty people through their day. You get training and a mentor.',
  payMin: 12.8,
  payPeriod: 'hour',
  hoursPerWeek: 37.5,
}
const { reference: _reference, ...CHANGE } = EXAMPLE

const companyName = z.string().default('').meta({
  description: 'Leave it out; if given, it must be the name of the key’s organisation.',
})

/** A job as a partner’s system sends it: the fields of our own form. */
export const PartnerJobForm = JobPosting.safeExtend({
  reference: z.string().min(1).max(REFERENCE_LIMIT).meta({
    description: 'Your own number for the job, unique in your organisation.',
  }),
  companyName,
}).meta({ id: 'PartnerJobForm', examples: [EXAMPLE] })

/** The whole advert in its new form. */
export const PartnerJobChange = JobPosting.safeExtend({ companyName }).meta({
  id: 'PartnerJobChange',
  examples: [CHANGE],
})

export const PartnerClosing = z
  .object({
    reason: CloseReason.default('filled').meta({
      description: 'Only ‘filled’ is shown to the public.',
    }),
  })
  .nullish()

/** A job in the answers of these calls. */
export const PartnerJob = z
  .object({
    id: Id,
    reference: z.string().nullable().meta({ description: 'Null for a job posted by hand.' }),
    status: z.enum(['open', 'held', 'closed']).meta({
      description: '‘held’ is seen by your organisation alone, until we have looked at it.',
    }),
    heldBecause: z.string().optional(),
    changeWaits: z.boolean().meta({
      description: 'A change waits until we have looked at it; the job stays public as it was.',
    }),
    isStaging: z.boolean().meta({
      description: 'Seen by the owner of the key alone, and deleted after 30 days.',
    }),
    title: z.string(),
    url: z.string().meta({ description: 'Its page; for staging, the page of your keys.' }),
    closesAt: Timestamp.nullable(),
    updatedAt: Timestamp,
  })
  .meta({ id: 'PartnerJob' })
export type PartnerJob = z.infer<typeof PartnerJob>

/** A job, and the version of its advert. */
export interface VersionedJob {
  job: PartnerJob
  version: string
}
