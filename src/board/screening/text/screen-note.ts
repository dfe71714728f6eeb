import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { scanTexts, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import { findMarkersIn } from '#board/screening/screening.queries.ts'
import { findOrganisation, requireHonestTexts } from './stop-text.ts'
import { toReasons } from './text-reasons.ts'

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
