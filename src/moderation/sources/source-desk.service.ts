import type { Actor } from '#accounts/sessions/actor.ts'
import { switchOff, switchOn } from '#board/sources/sources.queries.ts'
import type { AdminAction } from '#moderation/desk/admin.schema.ts'
import { createAdminGuard, rejectAction } from '#moderation/desk/log/admin-guard.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Services } from '#platform/services.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { countOptOuts, lockSource, readDay } from './source-desk.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    sourceDesk: ReturnType<typeof createSourceDesk>
  }
}

interface Parts {
  sources: Pick<Services['sources'], 'listForDesk' | 'runsForDesk' | 'holds'>
}

/** The lists that we read, for admins: what needs them, and what they decide about it. */
export function createSourceDesk({ db }: Pick<Platform, 'db'>, { sources }: Parts) {
  const { requireAdmin, changeAndLog } = createAdminGuard(db)
  return { ...sources.holds, overview, readAgain, turnOff }

  async function overview(actor: Actor) {
    await requireAdmin(actor)
    const [all, holds, day, optOuts] = await Promise.all([
      sources.listForDesk(),
      sources.holds.list(actor),
      readDay(db),
      countOptOuts(db),
    ])
    const runs = await Promise.all(
      all.map(async ({ id }) => [id, await sources.runsForDesk(id)] as const),
    )
    return { sources: all, holds, day, optOuts, runs: new Map(runs) }
  }

  /** Has a list read within the minute, from the beginning; one that was off is on again. */
  async function readAgain(actor: Actor, id: Id) {
    await change(actor, { id, action: 'source-read' }, (db) =>
      switchOn(db, id, new Date().toISOString()),
    )
  }

  /** Ends the reading of a list. Its adverts stay, and turn old as nobody sees them. */
  async function turnOff(actor: Actor, id: Id) {
    await change(actor, { id, action: 'source-off' }, (db) =>
      switchOff(db, id, 'operator', new Date().toISOString()),
    )
  }

  async function change(
    actor: Actor,
    { id, action }: { id: Id; action: AdminAction },
    act: (db: Db) => Promise<unknown>,
  ) {
    await changeAndLog(actor, async (db, log) => {
      const source = isId(id) ? await lockSource(db, id) : null
      if (!source) throw new DomainError('not_found')
      if (source.stateBecause === 'disconnected' || source.stateBecause === 'needs-consent')
        rejectAction(
          'forbidden',
          'Its organisation has to connect it, or its system to agree, first.',
        )
      await act(db)
      await log({ action, subject: { kind: 'source', id }, detail: source.name })
    })
  }
}
