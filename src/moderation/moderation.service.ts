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
import type { Composed } from '#platform/outbox/mails.ts'
import { composeOldData, remindOfOldData } from './data/turning-old.ts'
import { composeLateLooks as composeLateMail, remindOwner } from './first-looks/late-looks.ts'
import { queueUnlooked } from './first-looks/queue-unlooked.ts'
import { createReports } from './reports/reports.service.ts'
import { REST } from '#platform/tasks/batches.ts'
import { fillAllKeys } from '#board/screening/names/compared-names.queries.ts'
import { rescanTexts } from '#board/screening/text/rescan-texts.ts'
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
    },
    letters: createLetters(platform, guard, settings),
    posters: createPosterCases(platform),
    reports: createReports(platform, formTimestamps, settings),
    applyDecision: createDecisionApplier(platform, settings),
    rescanTexts: rescanAll,
    maintainFirstLooks,
    composeLateLooks,
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

  /** Task: queues adverts that nobody has looked at, and reminds the site’s owner of those that have waited long. */
  async function maintainFirstLooks(now = new Date()) {
    await queueUnlooked(platform.db, settings.firstLook)
    // Long enough ago that no decision brings them back.
    await settleGoneAdverts(platform.db, sql`job.updated_at < now() - interval '2 minutes'`)
    await remindOwner(platform, now)
  }

  async function composeLateLooks(now = new Date()): Promise<Composed> {
    const { publicUrl, ownerEmail } = settings
    const content = await composeLateMail(platform.db, { publicUrl, now })
    return content && { to: [{ email: ownerEmail }], content }
  }

  async function composeOldDataMail(): Promise<Composed> {
    const { publicUrl, ownerEmail } = settings
    const content = await composeOldData(platform.db, { publicUrl })
    return content && { to: [{ email: ownerEmail }], content }
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
      const subject = { kind: 'organisation' as const, id: organisationId }
      await log({ action: 'organisation-unsuspended', subject, detail: organisation.name })
    })
    notifyJobsChanged()
  }
}
