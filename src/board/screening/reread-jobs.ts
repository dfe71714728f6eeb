import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { isProved, toNameKey } from '#organisations/organisations.queries.ts'
import type { Poster } from '#trade/poster.schema.ts'
import { FIRST_LOOK, waitsForLook, type FirstLook } from './first-look/first-look.ts'
import { waitForName, withdrawName } from './first-look/wait-for-name.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import type { TextFinding } from '#safety/text-rules/rule.ts'
import { refreshHeld } from './rescreen-held.ts'
import { queueHold, screenPosting, textsOf, toHeldColumns } from './screen-posting.ts'

/** Adverts in one transaction: few, because the embedded database answers nobody else meanwhile. */
export const REREAD_AT_ONCE = 5

/**
 * Gives the next adverts of an organisation its new name and claim, screens the open ones and indexes them. Until its
 * batch an advert keeps the old name, so that no name is public that has not been read; where the desk has to look
 * first, until it has. Texts are read before the
 * transaction. Returns how many adverts it was; null if none waits.
 */
export async function rereadBatch(
  db: Db,
  organisationId: Id,
  firstLook: FirstLook,
): Promise<number | null> {
  const organisation = await findWaiting(db, organisationId).executeTakeFirst()
  if (!organisation) return null
  const found = await findAdverts(db, organisation).execute()
  const read = new Map<string, TextFinding[]>()
  for (const job of found) {
    if (job.status !== 'open') continue
    read.set(keyOf(job), scanAdvert(toRenamed(job, organisation)))
    // A text takes milliseconds; the requests of visitors come in between.
    await setImmediate()
  }
  return db.transaction().execute(async (db) => {
    const jobs = await findAdverts(db, organisation).forNoKeyUpdate('job').execute()
    const now = await findWaiting(db, organisationId).forUpdate().executeTakeFirst()
    // Another process was faster, or the organisation has changed again.
    if (JSON.stringify(now) !== JSON.stringify(organisation)) return 0
    const poster = (await isProved(db, organisationId)) ? 'proved' : 'unproved'
    const screened = { organisation, poster, read, firstLook } as const
    const waiting = await screenAll(db, jobs, screened)
    await applyToJobs(db, jobs, { organisation, poster, waiting })
    for (const { id, status } of jobs) if (status === 'held') await refreshHeld(db, id, firstLook)
    await indexJobs(
      db,
      jobs.map(({ id }) => id),
    )
    const last = jobs.length < REREAD_AT_ONCE ? undefined : jobs.at(-1)
    await db
      .updateTable('organisation')
      .set({ rereadAfter: last?.id ?? null })
      .where('id', '=', organisationId)
      .execute()
    return jobs.length
  })
}

type Waiting = NonNullable<Awaited<ReturnType<ReturnType<typeof findWaiting>['executeTakeFirst']>>>
type Advert = Awaited<ReturnType<ReturnType<typeof findAdverts>['execute']>>[number]

function findWaiting(db: Db, id: Id) {
  return db
    .selectFrom('organisation')
    .select(['id', 'name', 'nameKey', 'legalName', 'companyNumber', 'sponsorId'])
    .select(sql<string>`reread_after`.as('rereadAfter'))
    .where('id', '=', id)
    .where('rereadAfter', 'is not', null)
}

function findAdverts(db: Db, { id, rereadAfter }: Pick<Waiting, 'id' | 'rereadAfter'>) {
  return db
    .selectFrom('job')
    .select(['id', 'status', 'title', 'employerName', 'legalName', 'sponsorId', 'place', 'country'])
    .select(['description', 'applyEmail', 'occupationCode', 'questions', 'ownerId', 'updatedAt'])
    .select(['payMin', 'payMax', 'payCurrency', 'payPeriod', 'hoursPerWeek'])
    .select(['offersSponsorship', 'lawReason'])
    .select((is) =>
      is
        .exists(is.selectFrom('application').select('id').whereRef('jobId', '=', 'job.id'))
        .as('hasApplicants'),
    )
    .where('organisationId', '=', id)
    .where('status', '<>', 'removed')
    .where('id', '>', rereadAfter)
    .orderBy('id')
    .limit(REREAD_AT_ONCE)
}

/** The advert as it will be. People have applied to the others under the name that they have. */
function toRenamed(job: Advert, { name, legalName, sponsorId }: Waiting) {
  const employerName = job.hasApplicants ? job.employerName : name
  return { ...job, employerName, legalName, sponsorId }
}

function scanAdvert(advert: Parameters<typeof textsOf>[0] & { country: string }) {
  return scanTexts(textsOf(advert), { country: advert.country })
}

/** A changed advert has another key, so that it is read again. */
function keyOf({ id, updatedAt, hasApplicants }: Advert) {
  return `${id} ${updatedAt} ${String(hasApplicants)}`
}

async function applyToJobs(
  db: Db,
  jobs: Advert[],
  {
    organisation,
    poster,
    waiting,
  }: { organisation: Waiting; poster: Poster; waiting: ReadonlySet<Id> },
) {
  const { name, nameKey, legalName, companyNumber, sponsorId } = organisation
  const isRenamed = ({ id, hasApplicants }: Advert) => !hasApplicants && !waiting.has(id)
  const renamed = jobs.filter(isRenamed).map((job) => job.id)
  const ids = jobs.map((job) => job.id)
  const claiming = ids.filter((id) => !waiting.has(id))
  await sql`
    update job set employer_name = ${name}, looked_at = null, updated_at = now()
    where id = any(${renamed}) and employer_name <> ${name}`.execute(db)
  await sql`
    update job set
      poster = case when lower(employer_name) = ${nameKey} then ${poster}::text else 'unproved' end
    where id = any(${ids})`.execute(db)
  await sql`
    update job set
      legal_name = ${legalName}, company_number = ${companyNumber}, sponsor_id = ${sponsorId},
      looked_at = case when status <> 'open' and (legal_name, sponsor_id)
        is distinct from (${legalName}::text, ${sponsorId}::text) then null else looked_at end
    where id = any(${claiming})`.execute(db)
}

interface Reread {
  organisation: Waiting
  /** The poster of adverts under its name. */
  poster: Poster
  read: ReadonlyMap<string, TextFinding[]>
  firstLook: FirstLook
}

/** Screens the open adverts under the new name. Returns those whose name and claim wait for the desk’s first look. */
async function screenAll(db: Db, jobs: Advert[], reread: Reread): Promise<Set<Id>> {
  const { organisation } = reread
  const waiting = new Set<Id>()
  for (const job of jobs) {
    if (job.status !== 'open') continue
    const hold = await screen(db, job, reread)
    const named = { ...organisation, name: toRenamed(job, organisation).employerName }
    if (hold?.reasons.every(({ code }) => code === FIRST_LOOK)) {
      waiting.add(job.id)
      await waitForName(db, job, named)
      continue
    }
    await withdrawName(db, job, named)
    if (!hold) continue
    await db.updateTable('job').set(toHeldColumns(hold)).where('id', '=', job.id).execute()
    await queueHold(db, { id: job.id, organisationId: organisation.id }, hold)
  }
  return waiting
}

function screen(db: Db, job: Advert, { organisation, poster: own, read, firstLook }: Reread) {
  const { id: organisationId, nameKey } = organisation
  const renamed = toRenamed(job, organisation)
  const { employerName } = renamed
  const poster = toNameKey(employerName) === nameKey ? own : 'unproved'
  const isOther =
    job.employerName !== employerName ||
    job.legalName !== renamed.legalName ||
    job.sponsorId !== renamed.sponsorId
  const needsLook = isOther && waitsForLook(firstLook, poster)
  const findings = read.get(keyOf(job)) ?? scanAdvert(renamed)
  const advert = { ...renamed, organisationId, poster }
  return screenPosting(db, { accountId: job.ownerId ?? '', advert, findings, needsLook })
}
