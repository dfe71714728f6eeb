import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../../load/send.ts'
import { createTimeline, type Outcome } from '../../load/timeline.ts'

const STEP_MS = 20

// It says what to do, and is where what was measured goes.
const [file = ''] = process.argv.slice(2)
const { rate, seconds, paths } = JSON.parse(await readFile(file, 'utf8')) as {
  rate: number
  seconds: number
  paths: string[]
}

const answers = createTimeline()
const running = new Set<Promise<unknown>>()
const from = performance.now()
let sent = 0
while (performance.now() - from < seconds * 1000) {
  const due = ((performance.now() - from) / 1000) * rate
  for (; sent < due; sent += 1) visit(paths[sent % paths.length] ?? '/')
  await pause(STEP_MS)
}
const elapsed = (performance.now() - from) / 1000
await Promise.all(running)

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

function visit(path: string) {
  const answer = send(answers, path).finally(() => running.delete(answer))
  running.add(answer)
}
