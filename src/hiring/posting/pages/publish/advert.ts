import type { PageContext } from '#platform/pages/context.ts'
import { toListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { isAbroad } from '#trade/headline/criteria.ts'
import { FIRST_LOOK_WORDS } from '#board/screening/first-look/first-look.ts'
import { describeReason, withHeldWords } from '#board/screening/held-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { NEW } from '#trade/paths/posting-paths.ts'

/** The last step’s data about an advert that can be published. */
export type Advert = NonNullable<Awaited<ReturnType<typeof findAdvert>>>

/** The advert to publish, or null if the form is incomplete; for a loader. */
export async function findAdvert(
  { postings, sponsorship }: Pick<PageContext, 'postings' | 'sponsorship'>,
  actor: Actor,
  { subject, email = '' }: { subject: string; email: string | undefined },
) {
  const job = await postings.drafts.preview(actor, subject)
  if (!job) return null
  const reasons = await postings.foreseeHold(actor, subject)
  const posting = subject === NEW ? null : await postings.drafts.readValid(actor, subject)
  const mustWait = reasons.length > 0
  const check = withHeldWords(await sponsorship.check(job), reasons)
  return {
    listed: toListedJob({ ...job, headline: check.headline }),
    check: isAbroad(check) ? null : check,
    /** Why we look at it before it appears; empty if it appears at once. */
    waitsFor: [...new Set(reasons.map(describeBesideTitle))],
    country: job.country.name,
    offersSponsorship: job.offersSponsorship,
    closesOn: mediumDate(job.closesAt ?? ''),
    /** The consequences of publishing. */
    facts: [
      {
        term: 'Applications',
        value: job.applyEmail
          ? `In your dashboard, and by email to ${email}`
          : `In your dashboard, and by email to everyone who manages your jobs, until the holder of ${email} agrees to get them`,
      },
      await postings.foreseeNotice({ jobId: subject, posting, mustWait }),
    ],
  }
}

/** The title of the reasons says already that a person looks at the advert. */
function describeBesideTitle(reason: CaseReason) {
  return reason.words === FIRST_LOOK_WORDS
    ? 'You have not proved yet who you are.'
    : describeReason(reason)
}
