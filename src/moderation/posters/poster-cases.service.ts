import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { rejectAction } from '#moderation/desk/log/admin-guard.ts'
import { findSubject } from '#moderation/cases/case.queries.ts'
import { FIRST_LOOK } from '#board/screening/first-look/first-look.ts'
import { findHeldCase, SENT_AGAIN } from '#board/screening/rescreen-held.ts'
import { describeReason } from '#board/screening/held-words.ts'
import { BURST_CODE, UNPROVED_CODES } from '#board/screening/past/circumstances.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { returnToDesk } from '#safety/cases/settle-cases.ts'
import {
  findCaseRow,
  insertNote,
  listNotes,
  lockCase,
  type CaseRow,
} from '#moderation/decisions/decisions.queries.ts'
import { isRefused } from '#hiring/posting/postings.policy.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** A case as members of its organisation see it. */
export type PosterCase = Awaited<ReturnType<ReturnType<typeof createPosterCases>['find']>>

/** Cases as the people they are about see them: they answer questions, and appeal once. */
export function createPosterCases({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return { find, answer, appeal }

  /** @throws {DomainError} `not_found` for anyone but members who manage jobs */
  async function find(actor: Pick<Actor, 'id'>, id: Id) {
    const row = isId(id) ? await findCaseRow(db, id) : null
    if (!row || !(await isParty(db, actor, row))) throw new DomainError('not_found')
    const { kind, status, openedAt, decidedAt, reasons, jobId, organisationId } = row
    const { title, jobStatus } = await findSubject(db, id)
    const appeal = await findAppeal(db, id)
    // While it can be undone, a decision is not published. A case that has settled itself cannot.
    const isPublished = row.toldAt !== null || (status === 'decided' && row.undo === null)
    return {
      id,
      number: Number(row.number),
      title,
      kind,
      status: isPublished || status !== 'decided' ? status : 'open',
      openedAt,
      // Reporters and the rules’ patterns are confidential.
      reasons:
        kind === 'report' || kind === 'suspension'
          ? []
          : [...new Set(reasons.map(isAboutAdvert(row) ? describeReason : ({ words }) => words))],
      notes: await listNotes(db, id),
      decision: isPublished ? row.decision : null,
      decisionReason: isPublished ? row.decisionReason : null,
      decidedAt: isPublished ? decidedAt : null,
      // The advert to see as it will be; null if the case is not about one that waits.
      advertId: isAdvert(row) && jobStatus !== 'removed' ? jobId : null,
      // The advert that its organisation can mend and send again.
      fixId: isPublished && (await isRefusedNow(db, row)) ? jobId : null,
      // The case of the refused advert that was sent again and waits.
      againId: isPublished ? await findAgain(db, row) : null,
      // The advert that is public now.
      publicId: isPublished && jobStatus === 'open' ? jobId : null,
      // The organisation whose proof would publish it at once; null if that would not help.
      provableId: isAdvert(row) && reasons.some(isForUnproved) ? organisationId : null,
      canAnswer: canAnswer(row),
      // Whether a person decides; else a better text, or a proof, is enough.
      isForDesk: isAdvert(row) && (await isForDesk(db, row)),
      canAppeal: canAppeal(row) && appeal === null,
      appeal,
    }
  }

  /** Adds to the case; one that waits for an answer goes back to the desk. */
  async function answer(actor: Pick<Actor, 'id'>, id: Id, { words }: { words: string }) {
    await limits.consume(RATE_LIMITS['case-words'], actor.id)
    await db.transaction().execute(async (db) => {
      const row = await requireCase(db, actor, id)
      if (!canAnswer(row)) rejectAction('done_already', 'This is decided.')
      await insertNote(db, { caseId: id, isFromDesk: false, accountId: actor.id, words })
      if (row.status === 'pending') await returnToDesk(db, id, row.risk)
    })
  }

  /** Opens a separate case, once, with the words of the appeal. Returns its id. */
  async function appeal(
    actor: Pick<Actor, 'id'>,
    id: Id,
    { words }: { words: string },
  ): Promise<Id> {
    await limits.consume(RATE_LIMITS['case-words'], actor.id)
    return db.transaction().execute(async (db) => {
      const row = await requireCase(db, actor, id)
      if (!canAppeal(row) || (await findAppeal(db, id)))
        rejectAction('done_already', 'You can appeal once, and only against a decision.')
      const { jobId, organisationId, accountId, applicationId, messageId } = row
      const about = { jobId, organisationId, accountId, applicationId, messageId }
      const reasons = [{ code: 'appeal', words: `Against case ${row.number}: ${words}` }]
      const appealId = await openCase(db, {
        kind: 'appeal',
        risk: row.risk === 1 ? 2 : row.risk,
        reasons,
        ...about,
        appealOf: id,
      })
      await insertNote(db, { caseId: appealId, isFromDesk: false, accountId: actor.id, words })
      return appealId
    })
  }
}

function isAboutAdvert({ kind }: CaseRow) {
  return kind === 'held-job' || kind === 'first-look'
}

function isAdvert(row: CaseRow) {
  return isAboutAdvert(row) && row.status !== 'decided'
}

async function isRefusedNow(db: Db, { jobId, decision }: CaseRow) {
  const job = jobId && decision === 'refuse' ? await findPosting(db, jobId) : null
  return job !== null && isRefused(job)
}

async function findAgain(db: Db, { jobId, decision }: CaseRow) {
  const held = jobId && decision === 'refuse' ? await findHeldCase(db, jobId) : null
  return held?.id ?? null
}

/** Whether a proof would make the reason go away. */
function isForUnproved({ code }: CaseReason) {
  return code === FIRST_LOOK || UNPROVED_CODES.includes(code)
}

/** Whether a person decides, whatever the text says. */
async function isForDesk(db: Db, { jobId, reasons }: CaseRow) {
  if (reasons.some(({ code }) => ONLY_BY_DESK.has(code))) return true
  return jobId !== null && (await findHeldCase(db, jobId))?.isForDesk === true
}

const ONLY_BY_DESK = new Set([FIRST_LOOK, SENT_AGAIN, BURST_CODE])

function canAnswer({ status }: CaseRow) {
  return status === 'open' || status === 'pending'
}

function canAppeal({ kind, status, decision, toldAt }: CaseRow) {
  const isEnd = decision === 'refuse' || decision === 'suspend'
  return kind !== 'appeal' && status === 'decided' && isEnd && toldAt !== null
}

async function requireCase(db: Db, actor: Pick<Actor, 'id'>, id: Id): Promise<CaseRow> {
  const row = isId(id) ? await lockCase(db, id) : null
  if (!row || !(await isParty(db, actor, row))) throw new DomainError('not_found')
  return row
}

async function isParty(db: Db, actor: Pick<Actor, 'id'>, row: CaseRow): Promise<boolean> {
  // A case about log-in codes names the account under attack.
  const isHidden = row.kind === 'codes' || (row.kind === 'suspension' && row.toldAt === null)
  if (!isHidden && row.accountId === actor.id) return true
  return hasRight(await findRole(db, actor.id, row.organisationId), 'manage jobs')
}

async function findAppeal(db: Db, caseId: Id) {
  const row = await db
    .selectFrom('moderationCase')
    .select(['id', 'status'])
    .where('appealOf', '=', caseId)
    .executeTakeFirst()
  return row ?? null
}
