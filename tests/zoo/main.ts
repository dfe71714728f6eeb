import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { prepareDataDir, prepareTemplate } from '#tests/support/prepare-database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createLandfall } from './landfall.ts'
import { toReport } from './report.ts'
import { runZoo } from './run-zoo.ts'

/**
 * Runs the zoo at its full size, or as the arguments say, and prints the page; `--write` keeps it in `docs`. Control and C
 * end it after its day.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '60' },
    boards: { type: 'string', default: '2000' },
    adverts: { type: 'string', default: '60000' },
    faults: { type: 'string', default: '200' },
    seed: { type: 'string', default: '41' },
    write: { type: 'boolean', default: false },
  },
})
const size = {
  days: Number(values.days),
  boards: Number(values.boards),
  adverts: Number(values.adverts),
  faults: Number(values.faults),
  seed: Number(values.seed),
}
const server = process.env.TEST_DATABASE_URL
const prepared = server
  ? await prepareTemplate(server)
  : { template: await prepareDataDir(), discard: async () => {} }
let isInterrupted = false
process.once('SIGINT', () => (isInterrupted = true))
const began = performance.now()
const database = await openTestDatabase(prepared.template)
try {
  const result = await runZoo(size, (parts) => createLandfall({ db: database.db, ...parts }), {
    onDay: (line) => process.stderr.write(`${line}\n`),
    isOver: () => isInterrupted,
  })
  const minutes = Math.ceil((performance.now() - began) / 60_000)
  const report = toReport(size, result, { minutes, where: server ? 'PostgreSQL' : 'PGlite' })
  process.stdout.write(report)
  if (values.write) writeFileSync('docs/zoo.md', report)
  const { closedWrongly, wrongName, late, vanished, closedInTime } = result.verdict
  for (const line of [...closedWrongly, ...wrongName, ...late].slice(0, 50))
    process.stderr.write(`${line}\n`)
  const { atOnce, tooSoon, unconditional } = result.counts
  const faults = closedWrongly.length + wrongName.length + result.notOptedOut.length
  if (faults + atOnce + tooSoon + unconditional > 0 || closedInTime < 0.99 * vanished)
    process.exitCode = 1
} finally {
  await database.close()
  await prepared.discard()
}
