import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import {
  insertOrganisationEvent,
  lockOrganisation,
  provedOrganisations,
  updateClaim,
  findProvedAs,
} from '#organisations/organisations.queries.ts'
import { deleteRequests } from '#organisations/proof/rows/proofs.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { lockJobs, updatePosterOfJobs } from './poster-of-jobs.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { hasOpenCase } from '#safety/cases/settle-cases.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'

/** The time after which a claim ends with which nothing has been done. */
const IDLE_CLAIM_DAYS = 30

const OUTDONE = 'Somebody else has proved that they are this body.'
const IDLE = `For ${IDLE_CLAIM_DAYS} days nobody began a proof or had an advert open.`
/** Claims ended in one run of a task; the rest wait for the next. */
const MOST_AT_ONCE = 200

type Find = (db: Db, id?: Id) => Promise<Id[]>

/** Task: ends unproved claims to a body that another organisation has proved to be, and puts them before the desk. */
export function endOutdoneClaims(db: Db, indexJobs: IndexJobs): Promise<number> {
  return endClaims(db, indexJobs, { find: findOutdone, because: OUTDONE, code: 'outdone-claim' })
}

/** Task: ends unproved claims that nobody does anything with. */
export function endIdleClaims(db: Db, indexJobs: IndexJobs): Promise<number> {
  return endClaims(db, indexJobs, { find: findIdle, because: IDLE })
}

async function endClaims(
  db: Db,
  indexJobs: IndexJobs,
  { find, because, code }: { find: Find; because: string; code?: string },
): Promise<number> {
  const ids = await find(db)
  for (const id of ids)
    await db.transaction().execute(async (db) => {
      await lockJobs(db, id)
      const claim = await lockOrganisation(db, id)
      // It may have been proved, or have claimed something else, while the jobs were being locked.
      if (!claim || (await find(db, id)).length === 0) return
      const body = claim.legalName ?? 'the body'
      await updateClaim(db, id, { legalName: null, companyNumber: null, sponsorId: null })
      await deleteRequests(db, id)
      await updatePosterOfJobs(db, indexJobs, id)
      const detail = `Nothing any more. It was ${body}. ${because}`
      await insertOrganisationEvent(db, {
        organisationId: id,
        actorId: null,
        action: 'claimed',
        detail,
      })
      await insertOwnersMail(db, { organisationId: id, kind: 'claim-ended', detail: because })
      if (!code) return
      const words = `It said without a proof that it is ${body}. Another organisation has proved that it is.`
      await openClaimCase(db, id, [{ code, words }])
    })
  return ids.length
}

/** Organisations whose claim nothing supports: no proof in force or waiting for the desk. */
function unsupported(db: Db, id?: Id) {
  return db
    .selectFrom('organisation as claiming')
    .select('claiming.id')
    .where((is) =>
      is.or([is('claiming.legalName', 'is not', null), is('claiming.sponsorId', 'is not', null)]),
    )
    .where(
      sql<boolean>`not exists (select from organisation_proof as proof
        where proof.organisation_id = claiming.id and proof.ended_at is null)
      and not exists (select from moderation_case as waiting
        where waiting.organisation_id = claiming.id and waiting.kind in ('claim', 'proof')
          and waiting.status <> 'decided')`,
    )
    .$if(id !== undefined, (rest) => rest.where('claiming.id', '=', id ?? ''))
    .orderBy('claiming.id')
    .limit(MOST_AT_ONCE)
}

/** The ones of a body that another has proved to be, unless the desk has decided about this very claim. */
async function findOutdone(db: Db, id?: Id): Promise<Id[]> {
  const rows = await unsupported(db, id)
    .where((is) =>
      is.exists(
        db
          .selectFrom('organisation as winner')
          .select('winner.id')
          .where('winner.id', 'in', provedOrganisations(db))
          .where(
            // Companies of one name on no register are one body, unless their numbers differ.
            sql<boolean>`(winner.sponsor_id = claiming.sponsor_id
            or claiming.sponsor_id is null and winner.legal_key = claiming.legal_key
              and (winner.company_number = claiming.company_number
                or winner.company_number is null or claiming.company_number is null))`,
          ),
      ),
    )
    .where(
      sql<boolean>`not exists (select from moderation_case as decided
        where decided.organisation_id = claiming.id and decided.kind = 'claim'
          and decided.opened_at >= claiming.claimed_at)`,
    )
    .execute()
  return rows.map((row) => row.id)
}

async function findIdle(db: Db, id?: Id): Promise<Id[]> {
  const since = sql`now() - make_interval(days => ${sql.lit(IDLE_CLAIM_DAYS)})`
  const rows = await unsupported(db, id)
    .where(
      sql<boolean>`claiming.claimed_at < ${since}
      and not exists (select from organisation_proof as ended
        where ended.organisation_id = claiming.id and ended.ended_at >= ${since})
      and not exists (select from organisation_proof_request as begun
        where begun.organisation_id = claiming.id
          and (begun.created_at >= ${since} or begun.waits_since is not null))
      and not exists (select from job where job.organisation_id = claiming.id
        and (job.status in ('open', 'held') or job.closed_at >= ${since}))`,
    )
    .execute()
  return rows.map((row) => row.id)
}

interface NewClaim {
  organisationId: Id
  name: string
  legalName: string | null
  sponsorId: string | null
}

/**
 * Holds a claim to a body that another organisation has proved to be: that one is notified, the desk looks which one it
 * is, and until it has decided the second cannot prove itself. An unproved claim holds nothing, because anybody can make
 * it; once one of several is proved, `endOutdoneClaims` ends the others.
 */
export async function holdSecondClaim(db: Db, { organisationId, name, ...claim }: NewClaim) {
  const first = await findProvedAs(db, organisationId, claim)
  if (!first) return
  const body = claim.legalName ?? 'this body'
  const reason = { code: 'second-claim', words: `‘${first.name}’ has proved that it is ${body}.` }
  if (!(await openClaimCase(db, organisationId, [reason]))) return
  await insertOwnersMail(db, {
    organisationId: first.id,
    kind: 'second-claim',
    detail: toMailLine(name, 'an organisation'),
  })
}

/** Opens a case about a claim, or adds the reasons to the one that is open. Returns whether it is a new case. */
export async function openClaimCase(db: Db, organisationId: Id, reasons: CaseReason[]) {
  const { numUpdatedRows } = await db
    .updateTable('moderationCase')
    .set({ reasons: sql`reasons || ${JSON.stringify(reasons)}::jsonb` })
    .where('organisationId', '=', organisationId)
    .where('kind', '=', 'claim')
    .where('status', '<>', 'decided')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return false
  await openCase(db, { kind: 'claim', risk: 2, organisationId, reasons })
  return true
}

/** Whether the desk has yet to decide which organisation is the claimed body, because another one has proved that it is. */
export async function isClaimHeld(db: Db, organisationId: Id): Promise<boolean> {
  if (!(await hasOpenCase(db, organisationId, 'claim'))) return false
  const claim = await db
    .selectFrom('organisation')
    .select(['legalName', 'sponsorId'])
    .where('id', '=', organisationId)
    .executeTakeFirst()
  return claim !== undefined && (await findProvedAs(db, organisationId, claim)) !== null
}
