import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { createAdminGuard } from './desk/log/admin-guard.ts'
import { rejectAction } from './desk/log/admin-guard.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Config } from '#platform/config.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskContext } from '#platform/tasks/tasks.ts'
import type { FormTimestamps } from '#accounts/visitors/form-timestamps.ts'
import { createDesk } from './cases/desk.service.ts'
import { createDecisionApplier } from './decisions/apply-decision.ts'
import { createDecisions, type ProofDecisions } from './decisions/decide.service.ts'
import type { TwoPersonRule } from './decisions/decisions.policy.ts'
import type { FindIdentifiers } from './decisions/markers.ts'
import { createLetters } from './letters/letters.service.ts'
import { createPosterCases } from './posters/poster-cases.service.ts'
import type { FirstLook } from '#board/screening/first-look/first-look.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Composed, NewMail } from '#platform/outbox/mails.ts'
import { composeOldData, remindOfOldData } from './data/turning-old.ts'
import { composeDigest, composeUrgent, remindOfCases } from './cases/reminders/due-cases.ts'
import { endLapsedProposals } from './decisions/suspending/proposals.ts'
import { composeSecondAdmin } from './decisions/suspending/second-admin.mail.ts'
import { composeSuspension } from './decisions/suspending/suspension.mail.ts'
import { queueUnlooked } from './first-looks/queue-unlooked.ts'
import { createReports } from './reports/reports.service.ts'
import { REST } from '#platform/tasks/batches.ts'
import { fillAllKeys } from '#board/screening/names/compared-names.queries.ts'
import { rescanTexts } from '#board/screening/text/rescan-texts.ts'
import { addToCase } from '#safety/cases/open-case.ts'
import { lockOrganisation } from '#organisations/organisations.queries.ts'
import type { CaseOpening } from './desk/admin.schema.ts'
import { settleGoneAdverts } from '#safety/cases/settle-cases.ts'
import { unsuspendOrganisation } from '#organisations/people/suspensions.ts'

export type Moderation = ReturnType<typeof createModeration>

declare module '#platform/services.ts' {
  interface Services {
    moderation: Moderation
  }
}

interface Settings extends Pick<Config, 'publicUrl' | 'sessionSecret' | 'ownerEmail'> {
  notifyJobsChanged(): void
  twoPersonRule?: TwoPersonRule
  firstLook: FirstLook
  /** Effects in the organisations feature; without them, cases about claims and proofs just end. */
  proofs?: ProofDecisions
  /** The text rules; without them, marks are typed. */
  findIdentifiers?: FindIdentifiers
}

/** Cases of the desk, reports and decisions. */
export function createModeration(
  platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files' | 'mail'>,
  formTimestamps: FormTimestamps,
  { twoPersonRule = 'auto', proofs, findIdentifiers = () => [], ...settings }: Settings,
) {
  const guard = createAdminGuard(platform.db)
  const { notifyJobsChanged } = settings
  const deciding = { notifyJobsChanged, twoPersonRule, proofs: proofs ?? null }
  return {
    desk: {
      ...createDesk(platform, guard, findIdentifiers),
      ...createDecisions(platform, guard, deciding),
      liftSuspension,
      openOrganisationCase,
    },
    letters: createLetters(platform, guard, settings),
    posters: createPosterCases(platform),
    reports: createReports(platform, formTimestamps, settings),
    applyDecision: createDecisionApplier(platform, settings),
    rescanTexts: rescanAll,
    maintainFirstLooks,
    maintainQueue,
    composeDigest: () => composeForOwner(composeDigest),
    composeUrgent: () => composeForOwner(composeUrgent),
    composeSecondAdmin: (caseId: Id) => composeSecondAdmin(platform.db, settings, caseId),
    composeSuspension: (queued: NewMail<'suspension'>) =>
      composeSuspension(platform.db, settings, queued),
    remindOfOldData: () => remindOfOldData(platform),
    composeOldData: composeOldDataMail,
  }

  /** Task: reads all open adverts again after the rules have changed, and prepares names for comparing. */
  async function rescanAll({ signal }: TaskContext) {
    await fillAllKeys(platform.db, { rest: REST, signal })
    const held = await rescanTexts(platform.db, { rest: REST, signal })
    if (held > 0) notifyJobsChanged()
    return held
  }

  /** Task: queues adverts that nobody has looked at, and takes those that are gone out of the queue. */
  async function maintainFirstLooks({ signal }: Partial<TaskContext> = {}) {
    await queueUnlooked(platform.db, settings.firstLook, { rest: REST, signal })
    // Long enough ago that no decision brings them back. A proposed suspension is not about the advert alone: whoever
    // deletes that ends no case about themselves.
    const isLongGone = sql<boolean>`(job.updated_at < now() - interval '2 minutes'
      and gone.proposal is null)`
    await settleGoneAdverts(platform.db, isLongGone)
  }

  /** Task: ends proposals to which nobody has agreed in time, and reminds the site’s owner of cases. */
  async function maintainQueue(now = new Date()) {
    if ((await endLapsedProposals(platform, now)) > 0) notifyJobsChanged()
    await remindOfCases(platform, now)
  }

  async function composeForOwner(compose: typeof composeDigest): Promise<Composed> {
    const { publicUrl, ownerEmail } = settings
    const content = await compose(platform.db, { publicUrl, now: new Date() })
    return content && { to: [{ email: ownerEmail }], content }
  }

  async function composeOldDataMail(): Promise<Composed> {
    const { publicUrl, ownerEmail } = settings
    const content = await composeOldData(platform.db, { publicUrl })
    return content && { to: [{ email: ownerEmail }], content }
  }

  /** Puts an organisation before the desk, where it can be asked, refused or suspended. Returns the case. */
  async function openOrganisationCase(
    actor: Actor,
    organisationId: Id,
    { reason: words }: CaseOpening,
  ): Promise<Id> {
    return guard.changeAndLog(actor, async (db, log) => {
      const organisation = isId(organisationId) && (await lockOrganisation(db, organisationId))
      if (!organisation) throw new DomainError('not_found')
      const reasons = [{ code: 'admin', words }]
      const id = await addToCase(db, { kind: 'report', risk: 2, organisationId, reasons })
      const detail = `${organisation.name}\n${words}`
      await log({ action: 'case-opened', subject: { kind: 'case', id }, detail })
      return id
    })
  }

  /** Lets an organisation post again; its jobs come back closed. */
  async function liftSuspension(actor: Actor, organisationId: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      const organisation = isId(organisationId)
        ? await db
            .selectFrom('organisation')
            .select(['name', 'suspendedAt'])
            .where('id', '=', organisationId)
            .forUpdate()
            .executeTakeFirst()
        : undefined
      if (!organisation) throw new DomainError('not_found')
      if (!organisation.suspendedAt) rejectAction('done_already', 'It is not suspended.')
      await unsuspendOrganisation(db, organisationId, actor.id)
      const about = { isLifted: true, caseId: null }
      const lifted = { kind: 'suspension', subject: organisationId, about } as const
      await queueMail({ db, tasks: platform.tasks }, lifted)
      const subject = { kind: 'organisation' as const, id: organisationId }
      await log({ action: 'organisation-unsuspended', subject, detail: organisation.name })
    })
    notifyJobsChanged()
  }
}
