import { z } from 'zod'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireReader } from '#accounts/second-factor/first-week/require-reader.ts'
import type { Db } from '#platform/database/database.ts'
import { findThreads, type InboxThread } from './inbox.queries.ts'

const PAGE = 30
/** Anything else is the first page. */
const Page = z.coerce.number().int().min(1).max(1000).catch(1)

/** The messages of all applicants, over all jobs of the actor’s organisations. */
export function createInbox(db: Db) {
  return { list }

  /** @throws {DomainError} `second_step_needed` if there are any, like the page of each applicant */
  async function list(
    actor: Pick<Actor, 'id' | 'secondFactorAt' | 'knownDeviceSince'>,
    wanted: string | null = null,
  ): Promise<{ threads: InboxThread[]; hasMore: boolean; page: number }> {
    const page = Page.parse(wanted ?? 1)
    const limit = { limit: PAGE + 1, offset: (page - 1) * PAGE }
    const found = await findThreads(db, actor.id, limit)
    const organisations = new Set(found.map(({ organisationId }) => organisationId))
    for (const id of organisations) await requireReader(db, actor, id)
    return { threads: found.slice(0, PAGE), hasMore: found.length > PAGE, page }
  }
}
