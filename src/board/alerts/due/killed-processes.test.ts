import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { anAlert, letAlertsBeDue } from '#tests/support/alerts.ts'
import { aJob } from '#tests/support/builders.ts'
import { longTestOnPostgres } from '#tests/support/long-run.ts'
import { startProgram } from '#tests/support/processes.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { Db } from '#platform/database/database.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { decideDue } from '#board/alerts/matching/decide.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

// The embedded database has one process.
const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)
const server = await openTestServer()
const { db, tasks, bossOptions } = server
const ALERTS = 20

/** All numbers that an alert has sent, in digests that were decided. */
async function sentBy(id: string) {
  const digests = db.selectFrom('alertDigest').select('jobs').where('kind', '=', 'new')
  const rows = await digests.where('alertId', '=', id).execute()
  return rows.flatMap(({ jobs }) => jobs).toSorted((a, b) => a - b)
}

async function numbersOf(ids: string[]) {
  const rows = await db
    .selectFrom('publication')
    .select('number')
    .where('jobId', 'in', ids)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** A job that is written now and becomes visible only when its `commit` is called. */
async function aLateJob(title: string) {
  // Another writer waits for an answer profile that is new, but not for one that is known.
  await aJob(db, { title: 'Another trade' })
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: written, resolve: tell } = Promise.withResolvers<string>()
  const transaction = db.transaction().execute(async (db: Db) => {
    const { id } = await aJob(db, { title, description: `Late ${title} ${uniqueWord()}` })
    tell(id)
    await mayCommit
  })
  const id = await written
  return {
    id,
    commit: async () => {
      commit()
      await transaction
    },
  }
}

async function decideInProcess() {
  const child = startProgram('tests/support/decide-alerts.ts', [], {
    DATABASE_URL: bossOptions.connectionString,
  })
  while (!child.output.out.includes('ready')) {
    if (child.child.exitCode !== null) throw new Error(child.output.err)
    await pause(20)
  }
  return child
}

onPostgres('jobs that become visible after a later edition are sent all the same', async () => {
  const q = uniqueWord()
  const { id } = await anAlert(server, { search: { q } })
  const late = await aLateJob(`${q} late`)
  const early = await aJob(db, { title: `${q} early` })
  await letAlertsBeDue(db)
  await decideDue({ db, tasks })
  expect(await sentBy(id)).toEqual(await numbersOf([early.id]))

  await late.commit()
  await letAlertsBeDue(db)
  await decideDue({ db, tasks })
  expect(await sentBy(id)).toEqual(await numbersOf([early.id, late.id]))
})

longTestOnPostgres(
  'two processes that are killed again and again decide each job once for each alert',
  async () => {
    const q = uniqueWord()
    const alerts = []
    for (let count = 0; count < ALERTS; count += 1) {
      const alert = await anAlert(server, { search: { q, pay: count % 2 ? null : 20_000 } })
      await db
        .updateTable('alert')
        .set({ searchKey: `${q} ${count}` })
        .where('id', '=', alert.id)
        .execute()
      alerts.push({ id: alert.id, isForAll: count % 2 === 1 })
    }
    const all: string[] = []
    const paid: string[] = []
    for (let round = 0; round < 5; round += 1) {
      const late = await aLateJob(`${q} late ${round}`)
      const processes = [await decideInProcess(), await decideInProcess()]
      const { id } = await aJob(db, {
        title: `${q} ${round}`,
        payMin: 30_000,
        payPeriod: 'year',
        payCurrency: 'GBP',
      })
      await letAlertsBeDue(db)
      await pause(Math.random() * 150)
      for (const { child } of processes) child.kill('SIGKILL')
      await late.commit()
      all.push(id, late.id)
      paid.push(id)
      // Changes of what was sent, and of what was not.
      await db.transaction().execute((db) => indexJobs(db, [late.id]))
      await db.updateTable('jobSearch').set({ category: 'tech' }).where('id', '=', id).execute()
    }
    for (const _round of [1, 2]) {
      await letAlertsBeDue(db)
      await decideDue({ db, tasks })
    }

    const [forAll, forPaid] = [await numbersOf(all), await numbersOf(paid)]
    for (const { id, isForAll } of alerts) {
      expect(await sentBy(id)).toEqual(isForAll ? forAll : forPaid)
    }
  },
  90_000,
)
