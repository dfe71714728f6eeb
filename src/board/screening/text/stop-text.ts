import type { OrganisationAction } from '#organisations/organisations.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { findUnlawfulTexts } from '#board/screening/law/text-law.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { scanTexts, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import { findRefusals, requireHonest } from './refuse-texts.ts'
import { toReasons } from './text-reasons.ts'
import { findMarkersIn } from '#board/screening/screening.queries.ts'

/** An employer’s texts about a job, and the history entry if they are stopped. */
interface WrittenTexts {
  jobId: Id
  texts: ScannedText[]
  action: OrganisationAction
}

/**
 * Stops texts that ask for money, name a bank account or break a law, and records that in the history, without their
 * words. One that a law allows with a reason is asked for it.
 * @throws {DomainError} `invalid_input`
 */
export async function requireHonestTexts(
  db: Db,
  actor: { id: Id },
  { jobId, texts, action }: WrittenTexts,
) {
  const isUnlawful = findUnlawfulTexts(texts, null).length > 0
  const law = isUnlawful ? findUnlawfulTexts(texts, await findCountry(db, jobId)) : []
  const isRefused = findRefusals(texts).length > 0
  const red = law.find((problem) => problem.law?.level === 'red')
  // A question for a reason is nothing for the history.
  if (!isRefused && !red && law.length > 0) throw new DomainError('invalid_input', law)
  if (!isRefused && !red) return
  const findings = scanTexts(texts)
  // They are not saved, so they have no id.
  await recordFindings(db, newId(), findings)
  const organisationId = await findOrganisation(db, jobId)
  if (organisationId !== null) {
    const [reason] = toReasons(findings, ['refuse'])
    const broken = red?.law && `${red.law.rule} ${red.law.law}`
    const because = reason ? `${reason.code} ${reason.words}` : broken
    const detail = [jobId, because].filter(Boolean).join(' ')
    await insertOrganisationEvent(db, { organisationId, actorId: actor.id, action, detail })
  }
  requireHonest(texts)
  throw new DomainError('invalid_input', law)
}

/** The laws of the UK are those of its jobs. */
async function findCountry(db: Db, jobId: Id): Promise<string | null> {
  const job = await db
    .selectFrom('job')
    .select('country')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.country ?? null
}

export async function findOrganisation(db: Db, jobId: Id): Promise<Id | null> {
  const job = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.organisationId ?? null
}

interface Note {
  /** The job that the applicant applied for. */
  jobId: Id
  text: string
  /** The form field of the note. */
  field?: string
}

/**
 * Stops an employer’s note on an applicant that plans a demand. Only the organisation reads notes, so words for which a
 * message would be held do not hold a note: the desk sees in the history that it had some.
 * @throws {DomainError} `invalid_input`
 */
export async function screenNote(db: Db, actor: { id: Id }, { jobId, text, field = 'note' }: Note) {
  const note: ScannedText = { field, kind: 'note', text }
  await requireHonestTexts(db, actor, { jobId, texts: [note], action: 'note-stopped' })
  const markers = await findMarkersIn(db, [note])
  const codes = [
    ...toReasons(scanTexts([note]), ['hold', 'mark']).map(({ code, words }) => `${code} ${words}`),
    ...markers.map(({ value }) => `K-01 An earlier fraud used: ${value}`),
  ]
  const organisationId = codes.length > 0 ? await findOrganisation(db, jobId) : null
  if (organisationId === null) return
  const detail = [jobId, ...codes].join('\n')
  await insertOrganisationEvent(db, {
    organisationId,
    actorId: actor.id,
    action: 'note-marked',
    detail,
  })
}
