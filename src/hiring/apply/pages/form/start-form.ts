import type { PageContext } from '#platform/pages/context.ts'
import {
  APPLICATION_LIMITS,
  PROFILE_RESUME,
  YEARS_OF_EXPERIENCE,
} from '#hiring/applications/model/applications.schema.ts'
import type { StoredResume } from '#hiring/applications/model/application-views.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { toShownCheckOf } from '#board/jobs/age/shown-check-of.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { describeQuestion } from '#sponsorship/situation/describe-question.ts'
import { fill } from '#platform/languages/fill.ts'
import type { Language } from '#platform/languages/language.ts'
import { MOST_RESUMES } from '#hiring/profile/model/profile-limits.ts'
import { profileParts } from '#hiring/profile/model/profile-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

export type ApplyState = Awaited<ReturnType<typeof startForm>>

/** The loader's data for `<ApplyForm>`. */
export async function startForm(
  { applications, language }: Pick<PageContext, 'applications' | 'language'>,
  actor: Actor,
  jobId: string,
) {
  const { answers, prefilledFrom, draft, resumes, profile } = await applications.loadApplyForm(
    actor,
    jobId,
  )
  const parts = profile ? profileParts(profile) : []
  const questions = await applications.questions.find(jobId)
  return {
    answers,
    savedAt: draft?.updatedAt ?? null,
    prefilled: prefilledFrom && prefilledWords(prefilledFrom, language),
    resumes: {
      options: toOptions(resumes, parts.length > 0, language),
      canKeep: resumes.length < MOST_RESUMES,
    },
    profile: parts.length > 0 ? parts : null,
    limits: APPLICATION_LIMITS,
    questions: questions.map((question) => describeQuestion(language, question)),
    years: YEARS_OF_EXPERIENCE,
    countries: COUNTRIES.map(({ code, name }) => ({
      value: code,
      label: language.countryName({ code, name }),
    })),
  }
}

function prefilledWords(from: 'profile' | 'application' | 'both', { words }: Language) {
  if (from === 'both') return words.apply.filledFromBoth
  return from === 'profile' ? words.apply.filledFromProfile : words.apply.filledFromApplication
}

function toOptions(resumes: StoredResume[], hasProfile: boolean, { locale, words }: Language) {
  const { useResume, sentOn, addedOn, useWritten, writtenHint } = words.apply
  const sound = resumes.filter(({ scan }) => scan !== 'infected')
  const options = sound.map(({ id, label, lastUsedAt, addedAt }) => ({
    value: id,
    label: fill(useResume, { name: label }),
    hint: lastUsedAt
      ? fill(sentOn, { date: mediumDate(lastUsedAt, locale) })
      : fill(addedOn, { date: mediumDate(addedAt, locale) }),
  }))
  if (!hasProfile) return options
  return [...options, { value: PROFILE_RESUME, label: useWritten, hint: writtenHint }]
}

/** The answer of the job’s page, if by it nobody like the applicant can be sponsored for the job; null for others. */
export function ruledOutBy(
  { job, check }: { job: JobView; check: SponsorshipCheck },
  language: Language,
) {
  const { headline, isHeadlineEnglish: isEnglish } = toShownCheckOf(job, check, { language })
  return headline?.tone === 'no'
    ? { sentence: headline.sentence, isEnglish, href: jobPath(job) }
    : null
}

/** A note for applicants, before their details go to a poster who is not proved; null for others. */
export function handoverWords(
  { poster, employer }: Pick<JobView, 'poster' | 'employer'>,
  { words, format }: Language,
) {
  if (poster !== 'unproved') return null
  return `${format(words.job.posterNotChecked, { employer })} ${words.apply.handover}`
}
