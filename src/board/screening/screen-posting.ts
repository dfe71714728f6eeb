import type { CaseReason, Risk } from '#safety/cases/moderation.schema.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isOwnQuestion, type ScreeningQuestion } from '#trade/questions/screening-questions.ts'
import { ofColumn } from './reading/read-by-applicants.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { findSaidEmployers } from '#safety/names/said-employers.ts'
import { scanTexts, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import type { LawText } from '#safety/law/law.ts'
import type { TextFinding } from '#safety/text-rules/rule.ts'
import type { Db } from '#platform/database/database.ts'
import { describeReason } from './held-words.ts'
import { boxText } from './names/box-words.ts'
import { findBorrowedName } from './names/borrowed-names.ts'
import { findNamedSponsor } from './names/named-sponsors.ts'
import { findTakenNames } from './names/taken-names.ts'
import { assessCircumstances } from './past/circumstances.ts'
import { firstLookReason } from './first-look/first-look.ts'
import { asTextFinding, findLaw, toLawReasons, type LawAdvert } from './law/advert-law.ts'
import { recordFindings } from './record-findings.ts'
import { toReasons } from './text/text-reasons.ts'
import {
  countRecentAdverts,
  findEntryName,
  findMarkersIn,
  findNamesakes,
} from './screening.queries.ts'

/** An advert that is about to become public. */
export interface ScreenedAdvert extends LawAdvert {
  id: Id
  organisationId: Id
  poster: Poster
  employerName: string
  legalName: string | null
  sponsorId: string | null
  applyEmail: string | null
  questions: ScreeningQuestion[]
}

/** The reason why an advert is held for the desk; null if it may appear at once. */
export interface Hold {
  risk: Risk
  reasons: CaseReason[]
}

/** The texts of an advert, under the field names of the rules. */
export function textsOf(
  advert: Pick<
    ScreenedAdvert,
    | 'title'
    | 'employerName'
    | 'legalName'
    | 'place'
    | 'description'
    | 'applyEmail'
    | 'lawReason'
    | 'questions'
  >,
) {
  const texts: ScannedText[] = [
    ofColumn('job.title', advert.title, 'title'),
    ofColumn('job.employer_name', advert.employerName, 'employer'),
    ofColumn('job.place', advert.place, 'place'),
    ofColumn('job.description', advert.description, 'description'),
    ofColumn('job.questions', advert.questions.map(textOf).join('\n'), 'questions'),
    ofColumn('job.law_reason', advert.lawReason, 'lawReason'),
    ofColumn('job.legal_name', advert.legalName, 'legalName'),
    ofColumn('job.apply_email', advert.applyEmail, 'applyEmail'),
    // Words can stand before the ‘@’, too: ‘pay.visa.fee@…’.
    { field: 'applyEmail', kind: 'advert', text: boxText(advert.applyEmail) },
  ]
  return texts.filter(({ text }) => text !== '')
}

/** The questions that its employer has worded, for the laws. */
export function toLawTexts(questions: readonly ScreeningQuestion[]): LawText[] {
  return questions.map((question) => ({
    field: 'questions',
    text: textOf(question),
    kind: 'question',
  }))
}

function textOf(question: ScreeningQuestion) {
  return isOwnQuestion(question) ? question.text : ''
}

interface Screening {
  /** The account that makes it public. */
  accountId: Id
  advert: ScreenedAdvert
  /** Set for a new advert, because only those count towards a burst. */
  isNew?: boolean
  /** Set for an advert that waits for the desk's first look, whatever its words. */
  needsLook?: boolean
  /** Set to foresee the hold of an unpublished text: nothing is counted. */
  isForesight?: boolean
  /** The findings in its texts, if they have been read already. */
  findings?: readonly TextFinding[]
}

/** Screens an advert. Call it in the transaction that makes it public. Refused texts never reach it. */
export async function screenPosting(
  db: Db,
  {
    accountId,
    advert,
    isNew = false,
    needsLook = false,
    isForesight = false,
    findings: read,
  }: Screening,
): Promise<Hold | null> {
  const { id: jobId, organisationId, sponsorId, country } = advert
  const texts = textsOf(advert)
  const findings = read ?? scanTexts(texts, { country })
  const law = findLaw(advert, toLawTexts(advert.questions))
  if (!isForesight) await recordFindings(db, jobId, [...findings, ...law.map(asTextFinding)])
  const words = [...toReasons(findings, ['refuse', 'hold']), ...toLawReasons(law)]
  const { description, questions } = advert
  const employers = findSaidEmployers({
    ...advert,
    description: [description, ...questions.map(textOf)].join('\n'),
  })
  const entryName = await findEntryName(db, sponsorId)
  const taken = await findTakenNames(db, advert, employers)
  const { reasons, risk } = assessCircumstances({
    ...advert,
    employers,
    named: taken,
    entryName,
    borrowedFrom:
      advert.poster === 'unproved'
        ? await findBorrowedName(db, advert, employers)
        : await findNamedSponsor(db, { ...advert, entryName }, employers),
    others: [...taken, ...(await findNamesakes(db, advert))],
    recentAdverts: isNew ? await countRecentAdverts(db, { organisationId, accountId, jobId }) : 0,
    markers: await findMarkersIn(db, texts),
  })
  const all = [...words, ...reasons, ...(needsLook ? [firstLookReason()] : [])]
  if (all.length === 0) return null
  return { risk: words.length > 0 ? 1 : risk, reasons: all }
}

/** Puts a held advert into the desk’s queue, or gives its open case the new reasons. */
export async function queueHold(
  db: Db,
  { id: jobId, organisationId }: Pick<ScreenedAdvert, 'id' | 'organisationId'>,
  { risk, reasons }: Hold,
  kind: 'held-job' | 'first-look' = 'held-job',
) {
  const { numUpdatedRows } = await db
    .updateTable('moderationCase')
    .set({ risk, reasons: JSON.stringify(reasons) })
    .where('jobId', '=', jobId)
    .where('kind', '=', kind)
    .where('status', '<>', 'decided')
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) > 0) return
  await openCase(db, { kind, risk, reasons, jobId, organisationId })
}

/** The columns of a held job; empty for one that is not held: only the desk releases a held job. */
export function toHeldColumns(hold: Hold | null) {
  if (!hold) return {}
  const heldBecause = hold.reasons.map(describeReason).join(' ')
  return { status: 'held' as const, heldBecause }
}
