import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Outside } from '#platform/outside/outside.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { closeAllOf } from '#board/sources/closing/close-adverts.ts'
import { createFeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import { POLITENESS } from '#board/sources/fetching/politeness.ts'
import { readDue } from '#board/sources/runs/read-due.ts'
import type { RunParts } from '#board/sources/runs/run.ts'
import { switchOff, switchOn } from '#board/sources/sources.queries.ts'
import { kindOf } from '#board/sources/systems/feed-systems.ts'
import type { Product, ShownAdvert } from './product.ts'
import type { ZooClock } from './run-zoo.ts'
import type { Board } from './world.ts'

interface Parts {
  db: Db
  ask: Outside['ask']
  clock: ZooClock
}

/** The product looks each minute; the zoo, each five. */
const STEP_MS = 5 * 60_000
const ANSWER_BYTES = 20_000_000

/** Our own reading and closing, on the clock of the zoo. Its sources are public lists: they obey robots.txt, too. */
export async function createLandfall({ db, ask, clock }: Parts): Promise<Product> {
  const politeness = { ...POLITENESS, answerBytes: ANSWER_BYTES }
  const parts: RunParts = {
    db,
    fetcher: createFeedFetcher({
      outside: { ask },
      clock,
      publicUrl: 'https://landfall.example',
      politeness,
    }),
    indexJobs,
    now: () => new Date(clock.now()),
    onFailed: async () => {},
    notifyJobsChanged: () => {},
  }
  const moment = () => parts.now().toISOString()
  const idOf = async ({ name }: Board) => {
    const found = db.selectFrom('source').select('id').where('name', '=', name)
    return (await found.executeTakeFirstOrThrow()).id
  }

  return { connect, advance, openAdverts, optOut, switchOnAgain, outcomes }

  async function connect(boards: readonly Board[]) {
    for (const { name, host, path, system, company } of boards)
      await db
        .insertInto('source')
        .values({
          id: newId(),
          name,
          address: `https://${host}${path}`,
          host,
          system: system.reads,
          kind: kindOf(system.reads),
          termsAddress: 'https://zoo.example/terms',
          employerName: company,
          legalName: company,
          intervalMinutes: 360,
          obeysRobots: true,
          state: 'on',
          nextAt: moment(),
        })
        .execute()
  }

  async function advance(milliseconds: number) {
    const until = clock.now() + milliseconds
    do {
      clock.reach(Math.min(clock.now() + STEP_MS, until))
      while (await isAnyDue()) await readDue(parts)
    } while (clock.now() < until)
  }

  async function isAnyDue() {
    const due = db
      .selectFrom('source')
      .select('id')
      .where('state', '=', 'on')
      .where('nextAt', '<=', moment())
    return (await due.limit(1).execute()).length > 0
  }

  async function openAdverts(): Promise<ShownAdvert[]> {
    const { rows } = await sql<ShownAdvert>`
      select source.name as board, regexp_replace(advert.reference, '^https://.*/', '') as reference,
        job.employer_name as employer
      from source_advert as advert
      join source on source.id = advert.source_id
      join job on job.id = advert.job_id
      where job.status = 'open'`.execute(db)
    return rows
  }

  async function optOut(board: Board) {
    const id = await idOf(board)
    await db.transaction().execute(async (db) => {
      await switchOff(db, id, 'operator', moment())
      await closeAllOf(db, id, moment())
    })
  }

  async function switchOnAgain() {
    const off = db.selectFrom('source').select(['id', 'name'])
    const rows = await off.where('stateBecause', '=', 'failures').execute()
    for (const { id } of rows) await switchOn(db, id, moment())
    return rows.map(({ name }) => name)
  }

  async function outcomes(board: Board, since: number) {
    const runs = await db
      .selectFrom('sourceRun')
      .select(['answer', 'reason', 'status', 'closedNothingBecause'])
      .where('sourceId', '=', await idOf(board))
      .where('beganAt', '>=', new Date(since).toISOString())
      .orderBy('id')
      .execute()
    const words = runs.map(({ answer, reason, status, closedNothingBecause }) =>
      [reason ?? answer, status, closedNothingBecause].filter(Boolean).join(' '),
    )
    return [...new Set(words)]
  }
}
