import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { differencesOf } from '#hiring/posting/drafts/differences.ts'
import { sayChanged, versionOf } from '#platform/forms/since-opened.ts'
import { asForm } from '#hiring/posting/drafts/read-posting.ts'
import { findStepProblems } from '#hiring/posting/steps/step-problems.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lockForMember, requireRight } from '#organisations/people/require-member.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { findDefaults, upsertDefaults } from './defaults.queries.ts'
import { DEFAULT_FIELDS } from './default-fields.ts'

/** Defaults for new jobs, which members who may post share. */
export function createPostingDefaults({ db }: Pick<Platform, 'db'>) {
  return { find, save, versionOf }

  /** @throws {DomainError} `not_found` or `forbidden` */
  async function find(actor: Actor, organisationId: Id): Promise<DraftAnswers> {
    await requireRight(db, actor, { organisationId, right: 'manage jobs' })
    return findDefaults(db, organisationId)
  }

  /**
   * Checks the fields that are filled in as the posting form does, and saves them. A form that was filled from an older
   * version saves nothing if it would undo what a colleague saved: the answer says what is stored, and its version.
   * @throws {DomainError} `invalid_input`, `not_found` or `forbidden`
   */
  async function save(actor: Actor, organisationId: Id, values: DraftAnswers) {
    await requireRight(db, actor, { organisationId, right: 'manage jobs' })
    const answers: DraftAnswers = Object.fromEntries(
      DEFAULT_FIELDS.map((name) => [name, values[name]?.trim() ?? '']).filter(
        ([, value]) => value !== '',
      ),
    )
    const problems = findStepProblems(asForm(answers), null).filter(({ field }) => answers[field])
    if (problems.length > 0) throw new DomainError('invalid_input', problems)
    return db.transaction().execute(async (db) => {
      await lockForMember(db, actor, { organisationId, right: 'manage jobs' })
      const stored = await findDefaults(db, organisationId)
      const changed = describeChange(stored, answers)
      const version = versionOf(stored)
      if (values.version && values.version !== version && changed) return { changed, version }
      await upsertDefaults(db, organisationId, answers)
      return null
    })
  }
}

/** Null if both say the same. */
function describeChange(stored: DraftAnswers, answers: DraftAnswers): string | null {
  const typed = Object.fromEntries(DEFAULT_FIELDS.map((name) => [name, answers[name] ?? '']))
  const differences = differencesOf(stored, typed)
  return differences.length > 0 ? sayChanged(differences) : null
}
