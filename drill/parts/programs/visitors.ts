import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '../ports.ts'
import { createTimeline, type Outcome } from '../../load/timeline.ts'

/** The maximum number of unanswered requests. Beyond it, visitors of a hanging site stay away. */
const CONNECTIONS = 600
const PATIENCE_MS = 15_000
const NETWORKS = 100
const STEP_MS = 2
/**
 * The unmeasured start, in which this program is compiled and opens its connections; the site would be blamed for both.
 */
const WARM_UP_MS = 1000

// The file with the instructions, which also receives the measurements.
const [file = ''] = process.argv.slice(2)
const { rate, seconds, paths } = JSON.parse(await readFile(file, 'utf8')) as {
  rate: number
  seconds: number
  paths: string[]
}

const answers = createTimeline()
const from = performance.now()
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let sent = 0
let waiting = 0
const visits: Promise<void>[] = []
// Requests are evenly spaced: a load tool that sends a second's requests at once measures its own bursts.
while (performance.now() - from < WARM_UP_MS + seconds * 1000) {
  const due = Math.floor(((performance.now() - from) / 1000) * rate)
  for (; sent < due; sent += 1) if (waiting < CONNECTIONS) visits.push(visit())
  await pause(STEP_MS)
}
const end = performance.now()
await Promise.all(visits)

const start = from + WARM_UP_MS
// Later answers do not count as served in that time.
const { ok } = answers.sum(start, end)
const { refused } = answers.sum(start)
// Failures during the warm-up still count.
const { failed } = answers.sum(0)
const toTimes = (outcome: Outcome, count: number) => ({
  count,
  p50: answers.percentile(outcome, 0.5, start),
  p99: answers.percentile(outcome, 0.99, start),
})
await writeFile(
  file,
  JSON.stringify({
    ok: toTimes('ok', ok),
    refused: toTimes('refused', refused),
    failed: toTimes('failed', failed),
    seconds: (end - start) / 1000,
  }),
)

/** A visit from another network to a page that has hardly been requested yet. */
async function visit() {
  waiting += 1
  const started = performance.now()
  const status = await new Promise<number>((resolve) => {
    const path = paths[randomInt(paths.length)] ?? '/'
    const headers = { 'x-forwarded-for': anAddress(), 'accept-encoding': 'gzip, br' }
    // From many networks, because the proxy limits each.
    const localAddress = `127.0.${randomInt(1, NETWORKS)}.1`
    const options = { agent, headers, localAddress, family: 4, timeout: PATIENCE_MS }
    const request = http.get(`http://localhost:${PORTS.site}${path}`, options, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
  })
  waiting -= 1
  const at = performance.now()
  const outcome = status === 503 ? 'refused' : status >= 200 && status < 500 ? 'ok' : 'failed'
  answers.add({ at, outcome, milliseconds: at - started })
}

function anAddress() {
  return `${randomInt(11, 200)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
