import type { DraftAnswers } from './drafts.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Platform } from '#platform/platform.ts'
import {
  deleteDraft,
  deleteOldDrafts,
  findDraft,
  mergeDraft,
  upsertDraft,
  type DraftKey,
} from './drafts.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

declare module '#platform/services.ts' {
  interface Services {
    drafts: ReturnType<typeof createDrafts>
  }
}

/** Unfinished forms. The code that submits a form deletes its draft in the same transaction. */
export function createDrafts({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return {
    find: (actor: Actor, key: DraftKey) => findDraft(db, actor.id, key),

    async save(actor: Actor, key: DraftKey, answers: DraftAnswers) {
      await limits.consume(RATE_LIMITS['draft'], actor.id)
      await upsertDraft(db, actor.id, { ...key, answers })
    },

    /** Replaces all answers, without counting: a form has just been sent. */
    async replace(actor: Actor, key: DraftKey, answers: DraftAnswers) {
      if (Object.keys(answers).length > 0) await upsertDraft(db, actor.id, { ...key, answers })
      else await deleteDraft(db, actor.id, key)
    },

    /** Saves some fields of a form and leaves the others as they are. */
    async merge(actor: Actor, key: DraftKey, answers: DraftAnswers) {
      await limits.consume(RATE_LIMITS['draft'], actor.id)
      await mergeDraft(db, actor.id, { ...key, answers })
    },

    sweep: () => deleteOldDrafts(db),
  }
}
