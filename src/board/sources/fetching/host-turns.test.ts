import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { openLoopbackSites } from '#tests/support/loopback-sites.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createFeedFetcher } from './fetch-feed.ts'
import { createHostTurns, deleteOldTurns } from './host-turns.queries.ts'
import { POLITENESS } from './politeness.ts'

const NOTHING = { etag: null, lastModified: null }
const APART_MS = 150
// Timers may fire a little early.
const LEAST_APART_MS = APART_MS - 5

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

/** A site on this machine, and the fetchers of two processes, which know nothing of each other. */
async function twoProcesses(status = 200, headers = {}) {
  const requests: { begins: number; ends: number }[] = []
  const sites = await openLoopbackSites((_, response) => {
    const request = { begins: Date.now(), ends: Infinity }
    requests.push(request)
    setTimeout(() => {
      request.ends = Date.now()
      response.writeHead(status, headers).end('[]')
    }, 40)
  })
  onTestFinished(() => sites[Symbol.asyncDispose]())
  const politeness = { ...POLITENESS, apartMs: APART_MS }
  const clock = {
    now: Date.now,
    wait: (milliseconds: number) => pause(milliseconds),
    limit: (milliseconds: number) => AbortSignal.timeout(milliseconds),
  }
  const [one, other] = [1, 2].map(() =>
    createFeedFetcher({
      outside: sites,
      clock,
      publicUrl: 'https://landfall.example',
      politeness,
      turns: createHostTurns({ db, clock }, politeness),
    }),
  )
  if (!one || !other) throw new Error('There are two.')
  return { requests, one, other }
}

const read = (fetcher: Awaited<ReturnType<typeof twoProcesses>>['one'], host: string) =>
  fetcher.fetch(`https://${host}/jobs`, NOTHING, { obeysRobots: false })

test('two processes ask a host one at a time, with a rest in between', async () => {
  const { requests, one, other } = await twoProcesses()
  await Promise.all([one, other, one, other, one].map((fetcher) => read(fetcher, 'turns.example')))
  expect(requests).toHaveLength(5)
  for (const [index, { begins }] of requests.entries())
    if (index > 0)
      expect(begins - (requests[index - 1]?.ends ?? 0)).toBeGreaterThanOrEqual(LEAST_APART_MS)
})

test('a host that asks one process to wait is left in peace by all', async () => {
  const { requests, one, other } = await twoProcesses(429, { 'retry-after': '3600' })
  const first = await read(one, 'waits.example')
  expect(first).toMatchObject({ kind: 'failed', status: 429 })
  expect(await read(other, 'waits.example')).toEqual({ ...first, isPostponed: true })
  expect(requests).toHaveLength(1)
})

test('a turn of a process that was killed ends by itself, and does not come back', async () => {
  let time = Date.parse('2026-11-29T08:00:00Z')
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => void (time += milliseconds),
  }
  const turns = createHostTurns({ db, clock }, POLITENESS)
  const begun = time
  const killed = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const hung = turns.inTurn('dead.example', () => {
    taken.resolve()
    return killed.promise
  })
  // Otherwise the next one may come first, and wait for this one for ever.
  await taken.promise
  const next = await turns.inTurn('dead.example', async () => {
    killed.resolve()
    await hung
    return time - begun
  })
  expect(next).toBeGreaterThanOrEqual(POLITENESS.answerMs)
  // The end of the first turn does not shorten the rest after the second.
  const after = await turns.inTurn('dead.example', async () => time - begun)
  expect(after - next).toBeGreaterThanOrEqual(POLITENESS.apartMs)
})

test('turns of earlier days are deleted', async () => {
  const busyUntil = '2026-01-01T00:00:00.000Z'
  await db.insertInto('sourceHost').values({ host: 'old.example', busyUntil }).execute()
  await deleteOldTurns(db, '2026-01-02T00:00:00.000Z')
  const rows = await db.selectFrom('sourceHost').select('host').execute()
  expect(rows.map(({ host }) => host)).not.toContain('old.example')
})
