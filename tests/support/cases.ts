import type { CaseReason, DecisionInput, NewCase } from '#safety/cases/moderation.schema.ts'
import { suggestTemplate } from '#moderation/cases/decision-templates.ts'
import { openCase } from '#safety/cases/open-case.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { aLoggedInPerson, aPostedJob } from './applications.ts'

type Parts = { db: Db; services: Services }

const MONEY: CaseReason = { code: 'M-01', words: 'Money asked for a job', quote: 'pay £900' }

/** A case, by default of risk 2 with one reason. */
export async function aCase(db: Db, about: Partial<NewCase> = {}) {
  return openCase(db, { kind: 'held-job', risk: 2, reasons: [MONEY], ...about })
}

/** A held job, with its poster and its case. */
export async function aHeldJob(
  server: Parts,
  {
    job: overrides = {},
    about = {},
  }: { job?: Parameters<typeof aPostedJob>[2]; about?: Partial<NewCase> } = {},
) {
  const poster = await aLoggedInPerson(server)
  const job = await aPostedJob(server.db, poster.actor, {
    status: 'held',
    heldBecause: 'We look at it.',
    ...overrides,
  })
  const { id: jobId, organisationId } = job
  const caseId = await aCase(server.db, { jobId, organisationId, ...about })
  return { poster, job, caseId, organisationId: organisationId ?? '' }
}

/** A decision with the text of a keystroke. */
export function aDecision(
  decision: DecisionInput['decision'],
  overrides: Partial<DecisionInput> = {},
): DecisionInput {
  const { code, words } = suggestTemplate('held-job', decision, [MONEY])
  const input = { template: code, words, markers: '', withPeople: false, seen: '' }
  return { decision, ...input, ...overrides }
}

/** Lets the time for undoing a decision pass, and applies it. */
export async function applyDecision({ db, services }: Parts, caseId: string) {
  const { decidedAt } = await db
    .selectFrom('moderationCase')
    .select('decidedAt')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  await services.moderation.applyDecision({ caseId, decidedAt: decidedAt ?? '' })
}

export async function findStatuses(db: Db, caseId: string) {
  return db
    .selectFrom('moderationCase')
    .leftJoin('job', 'job.id', 'moderationCase.jobId')
    .leftJoin('organisation', 'organisation.id', 'moderationCase.organisationId')
    .select([
      'moderationCase.status',
      'moderationCase.decision',
      'job.status as job',
      'organisation.frozenAt',
      'organisation.suspendedAt',
    ])
    .where('moderationCase.id', '=', caseId)
    .executeTakeFirstOrThrow()
}
