import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { PORTS } from '../ports.ts'
import { createTimeline, type Outcome } from '../../load/timeline.ts'

/** How many wait for an answer at a time at most. Beyond, visitors of a site that hangs stay away. */
const CONNECTIONS = 600
/** In seconds. */
const PATIENCE = 15

// It says what to do, and is where what was measured goes.
const [file = ''] = process.argv.slice(2)
const { rate, seconds, paths } = JSON.parse(await readFile(file, 'utf8')) as {
  rate: number
  seconds: number
  paths: string[]
}

const answers = createTimeline()
const from = performance.now()
const { promise, resolve } = Promise.withResolvers<void>()
const options = {
  url: `http://localhost:${PORTS.site}`,
  connections: CONNECTIONS,
  overallRate: rate,
  duration: seconds,
  timeout: PATIENCE,
  requests: [{ setupRequest: toNewVisitor }],
}
const run = autocannon(options, () => resolve())
run.on('response', (_client, status, _bytes, milliseconds) => {
  const outcome = status < 500 ? 'ok' : status === 503 ? 'refused' : 'failed'
  answers.add({ at: performance.now(), outcome, milliseconds })
})
run.on('reqError', () =>
  answers.add({ at: performance.now(), outcome: 'failed', milliseconds: PATIENCE * 1000 }),
)
await promise
const elapsed = (performance.now() - from) / 1000

const { ok, refused, failed } = answers.sum(0)
const toTimes = (outcome: Outcome, count: number) => ({
  count,
  p50: answers.percentile(outcome, 0.5, 0),
  p99: answers.percentile(outcome, 0.99, 0),
})
await writeFile(
  file,
  JSON.stringify({
    ok: toTimes('ok', ok),
    refused: toTimes('refused', refused),
    failed: toTimes('failed', failed),
    seconds: elapsed,
  }),
)

/** Somebody from somewhere else, with a page that hardly anybody has asked for yet. */
function toNewVisitor(request: autocannon.Request): autocannon.Request {
  const headers = { ...request.headers, 'x-forwarded-for': anAddress() }
  return { ...request, path: paths[randomInt(paths.length)] ?? '/', headers }
}

function anAddress() {
  return `${randomInt(11, 200)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
