import type { Actor } from '#accounts/sessions/actor.ts'
import { holdOptOuts, isOptedOut } from '#board/sources/opt-out/opt-out.queries.ts'
import { countOpenAdverts } from '#board/sources/overview/overview.queries.ts'
import { switchOff, switchOn } from '#board/sources/sources.queries.ts'
import type { AdminAction } from '#moderation/desk/admin.schema.ts'
import { createAdminGuard, rejectAction } from '#moderation/desk/log/admin-guard.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Services } from '#platform/services.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { countOptOuts, findOptOuts, lockSource, readDay } from './source-desk.queries.ts'

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
  return { ...sources.holds, overview, listOptOuts, readAgain, turnOff }

  async function overview(actor: Actor) {
    await requireAdmin(actor)
    const [all, open, holds, runs, day, optOuts] = await Promise.all([
      sources.listForDesk(),
      countOpenAdverts(db),
      sources.holds.list(actor),
      sources.runsForDesk(),
      readDay(db),
      countOptOuts(db),
    ])
    return { sources: all, open, holds, runs, day, optOuts }
  }

  /** The latest opt-outs, newest first. */
  async function listOptOuts(actor: Actor) {
    await requireAdmin(actor)
    return findOptOuts(db)
  }

  /** Has a list read within the minute, from the beginning; one that was off is on again. */
  async function readAgain(actor: Actor, id: Id) {
    await change(actor, { id, action: 'source-read' }, async (db, { host }) => {
      if (await isOptedOut(db, host))
        rejectAction(
          'forbidden',
          'The holder of its site has opted out: nothing there may be read.',
        )
      await switchOn(db, id, new Date().toISOString())
    })
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
    act: (db: Db, source: { host: string }) => Promise<unknown>,
  ) {
    await changeAndLog(actor, async (db, log) => {
      // Before the source, like everybody who opts out.
      await holdOptOuts(db)
      const source = isId(id) ? await lockSource(db, id) : null
      if (!source) throw new DomainError('not_found')
      if (source.stateBecause === 'disconnected' || source.stateBecause === 'needs-consent')
        rejectAction(
          'forbidden',
          'Its organisation has to connect it, or its system to agree, first.',
        )
      await act(db, source)
      await log({ action, subject: { kind: 'source', id }, detail: source.name })
    })
  }
}
