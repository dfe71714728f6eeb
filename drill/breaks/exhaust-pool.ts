import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { compareLoad, join } from '../load/settle.ts'
import { asJson } from '../load/people.ts'
import { send } from '../load/send.ts'
import { createTimeline } from '../load/timeline.ts'
import { POOL_SIZE } from '../parts/edges.ts'
import { databaseUrl } from '../parts/landfall.ts'
import { PORTS } from '../parts/ports.ts'
import type { Break, Finding } from '../rows.ts'

const SECONDS = 20
/** The time the first requests wait for a connection before the processes notice. */
const FIRST_WAIT_MS = 6000
const WRITES_A_SECOND = 30
const LONGEST_WAIT_MS = 6500
const REFUSED_WITHIN_MS = 100

export const exhaustPool: Break = {
  name: 'all connections of the pool taken for 20 s',
  mustHold:
    'waits ≤ 6.5 s, after the first wait 95 % are refused in ≤ 100 ms, back in ≤ 10 s without a restart',
  isInShort: true,
  async run(scene) {
    const { login } = scene.dataCentre
    const from = performance.now()
    const held = await holdConnections(databaseUrl(login, PORTS.pooler))
    const writes = createTimeline()
    const running: Promise<unknown>[] = []
    while (performance.now() - from < SECONDS * 1000) {
      running.push(send(writes, '/send-email', aMessage()))
      await pause(1000 / WRITES_A_SECOND)
    }
    await held.release()
    const released = performance.now()
    await Promise.all(running)
    while (!(await isWriting()) && performance.now() - released < 60_000) await pause(200)
    const back = (performance.now() - released) / 1000

    const known = from + FIRST_WAIT_MS
    const longest = Math.max(
      ...(['ok', 'refused', 'failed'] as const).map((outcome) =>
        writes.percentile(outcome, 1, from),
      ),
    )
    const p50 = writes.percentile('refused', 0.5, known, released)
    const p95 = writes.percentile('refused', 0.95, known, released)
    const { refused, failed } = writes.sum(from)
    const own: Finding = {
      figures: [
        `${refused} refused, ${failed} failed`,
        `refused in p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, the longest wait ${(longest / 1000).toFixed(1)} s`,
        `writes back after ${back.toFixed(1)} s`,
      ],
      broken: [
        ...(refused === 0 ? ['nothing was refused, so nothing was exhausted'] : []),
        ...(failed > 0 ? [`${failed} got another answer than 503 with Retry-After`] : []),
      ],
      slow: [
        ...(p95 > REFUSED_WITHIN_MS ? [`refusals took ${p95.toFixed(0)} ms`] : []),
        ...(longest > LONGEST_WAIT_MS ? [`somebody waited ${(longest / 1000).toFixed(1)} s`] : []),
        ...(back > 10 ? [`writes were back only after ${back.toFixed(1)} s`] : []),
      ],
    }
    return join([own, await compareLoad(scene, { from, maxWriteGap: SECONDS + 10 })])
  },
}

/** Holds the pooler's connections with transactions that do nothing. */
async function holdConnections(connectionString: string) {
  const clients = Array.from({ length: POOL_SIZE }, () => new Client({ connectionString }))
  for (const client of clients) {
    client.on('error', () => {})
    await client.connect()
  }
  const begun = Promise.allSettled(clients.map((client) => client.query('begin; select 1')))
  await Promise.race([begun, pause(3000)])
  return {
    async release() {
      await Promise.allSettled(clients.map((client) => client.end()))
    },
  }
}

function aMessage() {
  return asJson({ name: 'Ada', email: 'ada@drill.example', message: 'Good morning' })
}

async function isWriting() {
  return (await send(createTimeline(), '/send-email', aMessage())).status === 200
}
