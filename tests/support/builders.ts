import { sql, type Insertable } from 'kysely'
import { previewOf } from '#trade/job-texts.ts'
import type { Db } from '#platform/database/database.ts'
import type { OrganisationProofTable } from '#organisations/organisations.tables.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { findOrganisationForPosting } from '#organisations/posting/organisation-for-posting.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { uniqueWord } from './unique-word.ts'

/** An open job, with ordinary facts except as the test says. */
export async function aJob(db: Db, overrides: Partial<Insertable<JobTable>> = {}) {
  const id = newId()
  const organisationId =
    overrides.ownerId && !overrides.organisationId ? await anOrganisationOf(db, overrides) : null
  // A word, because the text rules can mistake an id's digits for money or a phone number.
  const word = uniqueWord()
  const description = overrides.description ?? `Advert ${word}: care for people on the day shift.`
  const job = await db
    .insertInto('job')
    .values({
      id,
      title: `Registered nurse ${word}`,
      employerName: 'Saltmarsh House',
      category: 'nursing',
      type: 'Full-time',
      country: 'GB',
      place: 'Leeds',
      description,
      preview: previewOf(description),
      postedAt: new Date().toISOString(),
      ...(organisationId && { organisationId, poster: 'proved' }),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await indexJobs(db, [job.id])
  return job
}

/** The proved organisation under whose name a job’s owner posts. */
async function anOrganisationOf(
  db: Db,
  { ownerId, employerName = 'Saltmarsh House' }: Partial<Insertable<JobTable>>,
) {
  const { organisationId } = await findOrganisationForPosting(db, ownerId ?? '', {
    employerName,
    legalName: null,
    companyNumber: null,
    sponsorId: null,
  })
  await aProof(db, organisationId)
  return organisationId
}

/** A proof of the name on its adverts, valid for a year and shown on them, unless the organisation has one. */
export async function aProof(
  db: Db,
  organisationId: string,
  overrides: Partial<Insertable<OrganisationProofTable>> = {},
) {
  if (await isProved(db, organisationId)) return
  const { name, nameKey, legalName } = await db
    .selectFrom('organisation')
    .select(['name', 'nameKey', 'legalName'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organisationProof')
    .values({
      id: newId(),
      organisationId,
      kind: 'decision',
      strength: 'strong',
      shownKey: nameKey,
      legalName: legalName ?? name,
      lapsesAt: new Date(Date.now() + 365 * 86_400_000).toISOString(),
      ...overrides,
    })
    .execute()
  if (!(await isProved(db, organisationId))) return
  await db
    .updateTable('job')
    .set({ poster: 'proved' })
    .where('organisationId', '=', organisationId)
    .where(sql`lower(employer_name)`, '=', nameKey)
    .where('status', '<>', 'removed')
    .execute()
}

/** A column's value that no other test uses, so that a filter finds only this test's jobs. */
let country = 0
const COUNTRIES = [
  'AD',
  'AG',
  'BB',
  'BT',
  'CV',
  'DM',
  'FM',
  'GD',
  'KI',
  'KM',
  'LI',
  'MC',
  'MH',
  'ML',
  'MR',
  'MW',
  'NE',
  'NR',
  'PW',
  'SB',
  'SC',
  'SM',
  'ST',
  'TD',
  'TG',
  'TO',
  'TV',
  'VC',
  'VU',
  'WS',
]
export function anUnusedCountry() {
  // Files in one worker share the counter, but each has its own database.
  const code = COUNTRIES[country % COUNTRIES.length] ?? ''
  country += 1
  return code
}

/** Open jobs that are neither indexed nor checked, as after a killed import. */
export async function someJobs(db: Db, count: number) {
  const { id } = await aJob(db)
  await sql`
    insert into job (id, title, employer_name, category, type, country, place, description, preview, posted_at)
    select 'copy-' || number, title || ' ' || number, employer_name, category, type, country, place,
      description || number, preview, posted_at
    from job, generate_series(1, ${count}::integer) as number where id = ${id}`.execute(db)
}
