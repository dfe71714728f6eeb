import type { OrganisationAction } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { scanTexts, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import { findRefusals, requireHonest } from './refuse-texts.ts'
import { toReasons } from './text-reasons.ts'

/** An employer’s texts about a job, and the history entry if they are stopped. */
interface WrittenTexts {
  jobId: Id
  texts: ScannedText[]
  action: OrganisationAction
}

/**
 * Stops texts that ask for money or name a bank account, and records that in the history, without their words.
 * @throws {DomainError} `invalid_input`
 */
export async function requireHonestTexts(
  db: Db,
  actor: { id: Id },
  { jobId, texts, action }: WrittenTexts,
) {
  if (findRefusals(texts).length === 0) return
  const findings = scanTexts(texts)
  // They are not saved, so they have no id.
  await recordFindings(db, newId(), findings)
  const organisationId = await findOrganisation(db, jobId)
  if (organisationId !== null) {
    const [reason] = toReasons(findings, ['refuse'])
    const detail = reason ? `${jobId} ${reason.code} ${reason.words}` : jobId
    await insertOrganisationEvent(db, { organisationId, actorId: actor.id, action, detail })
  }
  requireHonest(texts)
}

export async function findOrganisation(db: Db, jobId: Id): Promise<Id | null> {
  const job = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.organisationId ?? null
}
