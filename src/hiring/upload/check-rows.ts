import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import { REFERENCE_LIMIT } from './upload-words.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findOwnPoster, toNameKey } from '#organisations/organisations.queries.ts'
import type { Platform } from '#platform/platform.ts'
import { findPosting, type PostingRow } from '#hiring/posting/postings.queries.ts'
import { asForm, readPosting } from '#hiring/posting/drafts/read-posting.ts'
import type { SponsorshipFields } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import { toCheckedAdvert } from '#hiring/posting/sponsorship-fields/to-checked-advert.ts'
import type { Sponsorship } from '#sponsorship/sponsorship.service.ts'
import { findOwnJobs, findSuspendedNames } from './own-jobs.ts'
import { planRows, type Plan, type PlannedRow } from './plan-rows.ts'
import { explainProblems } from './reading/explain-problems.ts'
import { inRowForm, outsideRowForm } from './row-fields.ts'
import type { WholeRow } from './rows.queries.ts'
import { fillIn, isSamePosting, withJob } from './same-posting.ts'

/** The number of adverts checked before other requests get a turn. */
const CHUNK = 10

export interface UncheckedRow extends PlannedRow {
  /** Defaults of ours, which therefore change no job. */
  defaulted: string[]
  /** True if every answer was shown in a form, so that an empty one empties it in the job too. */
  isWhole?: boolean
}

export interface CheckedRow extends Plan {
  number: number
  answers: Record<string, string>
  problems: FieldProblem[]
  headline: Headline | null
}

/** The columns of a checked row. It is ticked unless it has problems, or is there twice. */
export function toRowColumns(row: Omit<CheckedRow, 'number'>) {
  const { answers, problems, plan, planDetail, jobId, headline } = row
  return {
    answers: JSON.stringify(answers),
    problems: JSON.stringify(problems),
    plan,
    planDetail,
    jobId,
    headline: headline && JSON.stringify(headline),
    isSelected: problems.length === 0 && plan !== 'double',
  }
}

type SponsorshipParts = Pick<Sponsorship, 'checkAdverts' | 'listPayBands'>
export type RowChecks = ReturnType<typeof createRowChecks>

/** Checks the rows of a list like the form for one job. */
export function createRowChecks(
  { db }: Pick<Platform, 'db'>,
  {
    sponsorship,
    sponsorshipFields,
  }: {
    sponsorship: SponsorshipParts
    sponsorshipFields: Pick<SponsorshipFields, 'resolveChoices' | 'verify'>
  },
) {
  return { checkRows, planAgain, parseRow }

  /** `others` are the unchanged rows of the list. */
  async function checkRows(
    actor: { id: Id },
    rows: UncheckedRow[],
    others: PlannedRow[] = [],
  ): Promise<CheckedRow[]> {
    const [ownJobs, suspended] = await Promise.all([
      findOwnJobs(db, actor.id),
      findSuspendedNames(db, actor.id),
    ])
    const all = [...rows, ...others].toSorted((one, other) => one.number - other.number)
    const plans = planRows(all, ownJobs)
    const bands = await sponsorship.listPayBands()
    const checked: Omit<CheckedRow, 'headline'>[] = []
    for (const row of rows) {
      // Much of this does not wait for anything, so other requests would wait for all rows.
      await yieldToOthers()
      const plan = plans.get(row.number) ?? { plan: 'new', planDetail: '', jobId: null }
      checked.push(await checkRow({ ...row, answers: withBand(row.answers, bands) }, plan))
    }
    const named = checked.map((row) => refuseSuspended(row, suspended))
    const headlines = await findHeadlines(actor, named)
    return named.map((row) => ({ ...row, headline: headlines.get(row.number) ?? null }))
  }

  /** The plans of stored rows as the jobs are now, by their numbers. */
  async function planAgain(actor: { id: Id }, rows: WholeRow[]): Promise<Map<number, Plan>> {
    const plans = planRows(rows, await findOwnJobs(db, actor.id))
    for (const row of rows) {
      const { number, isSelected } = row
      const plan = plans.get(number)
      // Only what is ticked is about to be published, and to compare it takes long.
      if (!isSelected || plan?.plan !== 'change' || !plan.jobId) continue
      await yieldToOthers()
      const job = await findPosting(db, plan.jobId)
      const { posting } = await parseRow(withJob(row, job), job)
      if (isSame(job, posting)) plans.set(number, { ...plan, plan: 'same' })
    }
    return plans
  }

  async function checkRow(row: UncheckedRow, plan: Plan) {
    const { number, reference } = row
    const job = plan.plan === 'change' && plan.jobId ? await findPosting(db, plan.jobId) : null
    const stated = job ? answersForJob(job, row) : row.answers
    const { form, posting } = await parseRow(stated, job)
    const problems = 'problems' in posting ? posting.problems : []
    if (reference.length > REFERENCE_LIMIT)
      problems.push({ field: 'reference', message: `Shorten it to ${REFERENCE_LIMIT} characters.` })
    return {
      number,
      answers: form.values,
      problems: explainProblems(problems, form.values),
      ...plan,
      ...(isSame(job, posting) && { plan: 'same' as const }),
    }
  }

  /**
   * A row as the job that it would become, or its problems. That applicants pay no fee is declared for all rows at
   * once.
   */
  async function parseRow(answers: Record<string, string>, job: PostingRow | null) {
    const form = await sponsorshipFields.resolveChoices(asForm({ ...answers, noFee: 'on' }))
    const verified = await sponsorshipFields.verify(form)
    const posting = readPosting(verified, job?.closesAt ?? null)
    return 'problems' in posting ? { form, posting } : { form: verified, posting }
  }

  /** The headline of the check of each row without problems, by its number. */
  async function findHeadlines(actor: { id: Id }, rows: Omit<CheckedRow, 'headline'>[]) {
    const posters = new Map<string, Awaited<ReturnType<typeof findOwnPoster>>>()
    const adverts = []
    for (const { number, answers, problems } of rows) {
      if (problems.length > 0) continue
      const name = answers.companyName ?? ''
      const own = posters.get(name) ?? (await findOwnPoster(db, actor.id, name))
      posters.set(name, own)
      const advert = toCheckedAdvert(answers, own.poster)
      if (advert) adverts.push({ number, advert })
    }
    const headlines = new Map<number, Headline | null>()
    for (let start = 0; start < adverts.length; start += CHUNK) {
      await yieldToOthers()
      const chunk = adverts.slice(start, start + CHUNK)
      const checks = await sponsorship.checkAdverts(chunk.map(({ advert }) => advert))
      for (const [index, { number }] of chunk.entries())
        headlines.set(number, checks[index]?.headline ?? null)
    }
    return headlines
  }
}

function isSame(job: PostingRow | null, posting: ReturnType<typeof readPosting>) {
  return job !== null && !('problems' in posting) && isSamePosting(job, posting)
}

function answersForJob(job: PostingRow, { answers, defaulted, isWhole = false }: UncheckedRow) {
  if (isWhole) return { ...inRowForm(answers), ...outsideRowForm(fillIn(job, {})) }
  const stated = Object.entries(answers).filter(([name]) => !defaulted.includes(name))
  return fillIn(job, Object.fromEntries(stated))
}

function refuseSuspended(row: Omit<CheckedRow, 'headline'>, suspended: Set<string>) {
  if (!suspended.has(toNameKey(row.answers.companyName ?? ''))) return row
  const { message } = new DomainError('organisation_suspended')
  return { ...row, problems: [...row.problems, { field: 'companyName', message }] }
}

/** The answers with the band that the list of scales calls ‘Band 5’, for ‘NHS Band 5’ or ‘5’. */
function withBand(
  answers: Record<string, string>,
  bands: { value: string; label: string }[],
): Record<string, string> {
  const { payBand = '' } = answers
  if (payBand === '') return answers
  const short = payBand.toLowerCase().replace(/^(?:nhs|afc|agenda for change)\s+/, '')
  const name = /^\d[a-d]?$/.test(short) ? `band ${short}` : short
  const band = bands.find(({ value, label }) => value === name || label.toLowerCase() === name)
  return band ? { ...answers, payBand: band.value } : answers
}
