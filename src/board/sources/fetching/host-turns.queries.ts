import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Clock } from './pace.ts'

/** A time until which a host asked us to wait, and the status with which it did. */
export interface HostWait {
  retryAt: string
  status: number
}

/** Turns at hosts that all processes share. */
export interface HostTurns {
  /** Asks once nobody else does and the rest of the host is over, with the wait that it asked for, if any. */
  inTurn<Result>(host: string, ask: (wait: HostWait | null) => Promise<Result>): Promise<Result>
  saveWait(host: string, wait: HostWait): Promise<void>
}

interface Limits {
  apartMs: number
  answerMs: number
}

/** The time after which a turn ends by itself, beyond that for an answer: its process may have been killed. */
const SPARE_MS = 10_000
/** The pause between two looks at a turn that somebody else has. */
const LOOK_MS = 500

/** Turns as rows of the database: one for each host, that is busy until some time. */
export function createHostTurns(
  { db, clock }: { db: Db; clock: Pick<Clock, 'now' | 'wait'> },
  { apartMs, answerMs }: Limits,
): HostTurns {
  return { inTurn, saveWait }

  async function inTurn<Result>(host: string, ask: (wait: HostWait | null) => Promise<Result>) {
    const turn = await take(host)
    try {
      return await ask(turn.wait)
    } finally {
      await db
        .updateTable('sourceHost')
        .set({ busyUntil: momentIn(apartMs) })
        .where('host', '=', host)
        .where('busyUntil', '=', turn.until)
        .execute()
    }
  }

  async function take(host: string) {
    for (;;) {
      const until = momentIn(answerMs + SPARE_MS)
      const { rows } = await sql<{ retryAt: string | null; retryStatus: number | null }>`
        insert into source_host (host, busy_until) values (${host}, ${until})
        on conflict (host) do update set busy_until = excluded.busy_until
        where source_host.busy_until <= ${momentIn(0)}::timestamptz
        returning retry_at, retry_status`.execute(db)
      const [row] = rows
      if (row) {
        const { retryAt, retryStatus: status } = row
        return { until, wait: retryAt !== null && status !== null ? { retryAt, status } : null }
      }
      await clock.wait(await timeToLook(host))
    }
  }

  async function timeToLook(host: string) {
    const row = await db
      .selectFrom('sourceHost')
      .select('busyUntil')
      .where('host', '=', host)
      .executeTakeFirst()
    const rest = row ? Date.parse(row.busyUntil) - clock.now() : 0
    return Math.max(1, Math.min(rest, LOOK_MS))
  }

  async function saveWait(host: string, { retryAt, status }: HostWait) {
    await db
      .updateTable('sourceHost')
      .set({ retryAt, retryStatus: status })
      .where('host', '=', host)
      .execute()
  }

  function momentIn(milliseconds: number) {
    return new Date(clock.now() + milliseconds).toISOString()
  }
}

/** Deletes the rows of hosts that nobody has asked for so long, and that want no wait. */
export async function deleteOldTurns(db: Db, before: string) {
  await db
    .deleteFrom('sourceHost')
    .where('busyUntil', '<', before)
    .where((is) => is.or([is('retryAt', 'is', null), is('retryAt', '<', before)]))
    .execute()
}
