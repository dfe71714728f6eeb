import { parseArgs } from 'node:util'
import { buildIfStale } from '#main/build/build.ts'
import { runFuzz } from './run.ts'
import { openFuzzServer } from './server.ts'

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    call: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const seed = Number(values.seed)
const untilMs = values.minutes ? performance.now() + Number(values.minutes) * 60_000 : undefined

process.env.NODE_ENV = 'production'
await buildIfStale()
process.stdout.write(`Seed ${seed}\n`)
const server = await openFuzzServer()
let shown = 0
const result = await runFuzz(server, {
  inputs: Number(values.inputs),
  seed,
  call: values.call,
  untilMs,
  onProgress(_name, { findings }) {
    for (const { target, role, problem, input } of findings.slice(shown)) {
      process.stdout.write(`\n${target} as ${role}: ${problem}\n${input}\n`)
    }
    shown = findings.length
  },
})
await server.close()
const { targets, inputs, statuses, findings } = result
process.stdout.write(
  `\n${inputs} inputs for ${targets} calls and pages (seed ${seed}): ${JSON.stringify(statuses)}\n` +
    `${findings.length} findings\n`,
)
if (findings.length > 0) process.exitCode = 1
