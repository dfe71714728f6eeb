import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { createAdminGuard } from '#server/admin/admin-guard.ts'
import { rejectAction } from '#server/admin/admin-guard.ts'
import { DomainError } from '#contract/errors.ts'
import type { Config } from '#server/platform/config.ts'
import { isId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { TaskContext } from '#server/platform/tasks/tasks.ts'
import type { FormTimestamps } from '#server/visitors/form-timestamps.ts'
import { createDesk } from './cases/desk.service.ts'
import { createDecisionApplier } from './decisions/apply-decision.ts'
import { createDecisions, type ProofDecisions } from './decisions/decide.service.ts'
import type { TwoPersonRule } from './decisions/decisions.policy.ts'
import type { FindIdentifiers } from './decisions/markers.ts'
import { createPosterCases } from './posters/poster-cases.service.ts'
import { createReports } from './reports/reports.service.ts'
import { REST } from '#server/platform/tasks/batches.ts'
import { rescanTexts } from '#server/screening/rescan-texts.ts'
import { unsuspendOrganisation } from '#server/organisations/suspensions.ts'

export type Moderation = ReturnType<typeof createModeration>

declare module '#server/platform/services.ts' {
  interface Services {
    moderation: Moderation
  }
}

interface Settings extends Pick<Config, 'publicUrl' | 'sessionSecret'> {
  notifyJobsChanged(): void
  twoPersonRule?: TwoPersonRule
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
    posters: createPosterCases(platform),
    reports: createReports(platform, formTimestamps, settings),
    applyDecision: createDecisionApplier(platform, settings),
    rescanTexts: rescanAll,
  }

  /** Task: reads all open adverts again after the rules have changed. */
  async function rescanAll({ signal }: TaskContext) {
    const held = await rescanTexts(platform.db, { rest: REST, signal })
    if (held > 0) notifyJobsChanged()
    return held
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
