import { sql } from 'kysely'
import { CASE_LIMITS } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { findIdentifiers } from '#safety/text-rules/identifiers/find-identifiers.ts'
import { toNameKey } from '#organisations/organisations.queries.ts'

const WINDOW = sql<string>`now() - interval '10 minutes'`
const MOST_OTHERS = 5

interface Named {
  organisationId: Id
  employerName: string
  sponsorId: string | null
}

/**
 * Other organisations that have claimed this entry on the register, or a legal body under this name. Posting under a
 * name alone is not a claim: many homes are called ‘The Elms’.
 */
export async function findNamesakes(db: Db, { organisationId, employerName, sponsorId }: Named) {
  const key = toNameKey(employerName)
  const { rows } = await sql<{ name: string; isProved: boolean }>`
    select name, is_proved from (
      select organisation.*, exists (
        select from organisation_proof as proof
        where proof.organisation_id = organisation.id and ended_at is null and lapses_at > now()
      ) as is_proved
      from organisation
      where id <> ${organisationId} and suspended_at is null
        and (name_key = ${key} or lower(legal_name) = ${key} or sponsor_id = ${sponsorId}::text)
    ) as namesake
    where is_proved or lower(legal_name) = ${key} or sponsor_id = ${sponsorId}::text
    order by is_proved desc, created_at, id
    limit ${MOST_OTHERS}`.execute(db)
  return rows
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

/** What the employer wrote to the applicant before a message: the last three of a month. */
export async function findMessageBefore(
  db: Db,
  { applicationId, messageId }: { applicationId: Id; messageId: Id },
): Promise<string> {
  const rows = await db
    .selectFrom('applicationMessage')
    .select('body')
    .where('applicationId', '=', applicationId)
    .where('side', '=', 'employer')
    .where('id', '<>', messageId)
    .where('createdAt', '>', sql<string>`now() - interval '30 days'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  return rows
    .map(({ body }) => body)
    .toReversed()
    .join(' ')
}
