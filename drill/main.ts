import { parseArgs } from 'node:util'
import { importJobs } from '../bench/import.ts'
import { build } from '#main/build/build.ts'
import { exhaustPool } from './breaks/exhaust-pool.ts'
import { fillDataDir, fillPrimaryDisk } from './breaks/fill-disks.ts'
import { killProcess } from './breaks/kill-process.ts'
import { loseCluster } from './breaks/lose-cluster.ts'
import { loseNames } from './breaks/lose-names.ts'
import { killPooler, loseBucket, loseMailServerAndScanner } from './breaks/lose-parts.ts'
import { killEtcd, killPrimary, partitionPrimary } from './breaks/lose-primary.ts'
import { overload } from './breaks/overload.ts'
import { release } from './breaks/release.ts'
import { slowClients } from './breaks/slow-clients.ts'
import { stepClock } from './breaks/step-clock.ts'
import { startLoad } from './load/load.ts'
import { databaseUrl } from './parts/landfall.ts'
import { openDataCentre } from './parts/data-centre.ts'
import { PORTS } from './parts/ports.ts'
import type { Break, Finding } from './rows.ts'
import { recordHeld } from './held.ts'
import { failuresOf, printFindings } from './table.ts'

const BREAKS: Break[] = [
  killProcess,
  release,
  killPooler,
  exhaustPool,
  loseMailServerAndScanner,
  loseBucket,
  fillDataDir,
  stepClock,
  loseNames,
  overload,
  slowClients,
  killPrimary,
  partitionPrimary,
  killEtcd,
  fillPrimaryDisk,
  loseCluster,
]

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    jobs: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    shared: { type: 'boolean', default: false },
    /** Records the success in docs/drill.md, so that `.ci/run` skips the drill until the files it tests change. */
    record: { type: 'boolean', default: false },
  },
})
const { short: isShort, shared: isShared } = options
const jobs = Number(options.jobs ?? (isShort ? 3000 : 100_000))
const wanted = BREAKS.filter(({ name, isInShort }) =>
  options.only ? new RegExp(options.only).test(name) : !isShort || isInShort,
)

await build()
say('Building the data centre')
const dataCentre = await openDataCentre()
const findings: { of: Break; finding: Finding }[] = []
try {
  say(`Loading ${jobs} jobs`)
  const url = databaseUrl(dataCentre.login, PORTS.primary)
  const loaded = await importJobs(jobs, { DATABASE_URL: url, LOG_LEVEL: 'warn' })
  say(`Loaded in ${loaded.seconds.toFixed(1)} s, ${Math.round(jobs / loaded.seconds)} a second`)
  const load = await startLoad(dataCentre)
  for (const one of wanted) {
    say(one.name)
    const finding: Finding = await one.run({ dataCentre, load, isShort }).catch((error: Error) => ({
      figures: [],
      broken: [`${error.message}${error.cause ? ` (${String(error.cause)})` : ''}`],
    }))
    findings.push({ of: one, finding })
    const failures = failuresOf(finding, isShared)
    const broken = failures.length > 0 ? ` – BROKEN: ${failures.join('; ')}` : ''
    say(`${finding.figures.join(', ')}${broken}`)
  }
  await load.stop()
} finally {
  await dataCentre.close({ keepFolder: options.keep })
}
printFindings(findings, isShared)
// // False if nothing was tried.
const holds =
  findings.length > 0 && findings.every(({ finding }) => failuresOf(finding, isShared).length === 0)
process.exitCode = holds ? 0 : 1
if (holds && options.only === undefined && options.record) recordHeld()

function say(text: string) {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)
}
