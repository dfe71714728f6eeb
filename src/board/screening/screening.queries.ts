import { sql } from 'kysely'
import { CASE_LIMITS } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { findIdentifiers } from '#safety/text-rules/identifiers/find-identifiers.ts'
import { provedOrganisations, toNameKey } from '#organisations/organisations.queries.ts'

const WINDOW = sql<string>`now() - interval '10 minutes'`
const MOST_OTHERS = 5

interface Named {
  organisationId: Id
  employerName: string
  sponsorId: string | null
}

/**
 * Other organisations that have proved that they are this entry on the register, or bear this name. What somebody only
 * says, or posts under, holds nobody’s advert: many homes are called ‘The Elms’.
 */
export async function findNamesakes(db: Db, { organisationId, employerName, sponsorId }: Named) {
  const key = toNameKey(employerName)
  return db
    .selectFrom('organisation')
    .select('name')
    .where('id', '<>', organisationId)
    .where('id', 'in', provedOrganisations(db))
    .where(
      sql<boolean>`(name_key = ${key} or lower(legal_name) = ${key} or sponsor_id = ${sponsorId}::text)`,
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST_OTHERS)
    .execute()
}

/** The number of other adverts that the organisation or the account has posted within ten minutes. */
export async function countRecentAdverts(
  db: Db,
  { organisationId, accountId, jobId }: { organisationId: Id; accountId: Id; jobId: Id },
): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([eb('organisationId', '=', organisationId), eb('ownerId', '=', accountId)]),
    )
    .where('createdAt', '>', WINDOW)
    .where('id', '<>', jobId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findEntryName(db: Db, sponsorId: string | null): Promise<string | null> {
  if (sponsorId === null) return null
  const row = await db
    .selectFrom('sponsor')
    .select('name')
    .where('id', '=', sponsorId)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Markers of earlier frauds in these texts: a number, an account, an address, a wording. */
async function findMarkers(
  db: Db,
  { texts, identifiers }: { texts: string[]; identifiers: { kind: string; value: string }[] },
) {
  // The desk writes them in lower case.
  const keys = identifiers.map(({ kind, value }) => `${kind} ${value.toLowerCase()}`)
  const words = texts.join('\n').normalize('NFKC').toLowerCase()
  return db
    .selectFrom('fraudMarker as marker')
    .leftJoin('moderationCase', 'moderationCase.id', 'marker.caseId')
    .select(['marker.kind', 'marker.value', 'moderationCase.number as caseNumber'])
    .where(
      sql<boolean>`marker.kind || ' ' || lower(marker.value) = any(${keys})
        or (marker.kind = 'words' and char_length(marker.value) >= ${CASE_LIMITS.wording}::int
          and position(marker.value in ${words}::text) > 0)`,
    )
    .execute()
}

/** Markers of earlier frauds in any texts. */
export function findMarkersIn(db: Db, texts: { text: string }[]) {
  const all = texts.map(({ text }) => text)
  return findMarkers(db, { texts: all, identifiers: findIdentifiers(all) })
}

/** Whether an earlier message of the employer’s waits for the desk. */
export async function hasHeldMessage(
  db: Db,
  { applicationId, messageId }: { applicationId: Id; messageId: Id },
): Promise<boolean> {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'held-message')
    .where('messageId', '<>', messageId)
    .where('status', '<>', 'decided')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the employer wrote to the applicant before a message: the last eight of a month, the oldest first. */
export async function findMessagesBefore(
  db: Db,
  { applicationId, messageId }: { applicationId: Id; messageId: Id },
): Promise<string[]> {
  const rows = await db
    .selectFrom('applicationMessage')
    .select('body')
    .where('applicationId', '=', applicationId)
    .where('side', '=', 'employer')
    .where('id', '<>', messageId)
    .where('createdAt', '>', sql<string>`now() - interval '30 days'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(8)
    .execute()
  return rows.map(({ body }) => body).toReversed()
}
