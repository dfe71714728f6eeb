import { setTimeout } from 'node:timers/promises'
import { ANY_SEARCH, type JobSearch } from '#contract/search.ts'
import { createCache } from '#server/platform/cache/cache.ts'
import { openDatabase } from '#server/platform/resources.ts'
import { createSearch } from '#server/search/search.service.ts'
import { prepare } from './search/prepare.ts'
import { inFolder } from './server-process.ts'
import { printTable } from './table.ts'

const SIZE = Number(process.env.BENCH_SIZES ?? 10_000)
const AT_ONCE = [1, 8]
const SECONDS = 4
const WARM_UP = 20

const WORDS = ['nurse', 'driver', 'chef', 'engineer', 'auditor', 'work', 'team', 'manage']
const SEARCHES: [name: string, searches: Partial<JobSearch>[]][] = [
  ['list', [{}, { sort: 'pay' }, { category: 'tech' }, { country: 'GB' }]],
  ['keyword', WORDS.map((q) => ({ q }))],
  ['filtered', WORDS.map((q) => ({ q, type: 'Full-time', country: 'GB' }))],
  ['whole jobs', WORDS.map((q) => ({ q }))],
]

/**
 * For how long searches on the embedded database hold up everybody else in the process: the database's
 * part alone, without pages. Set BENCH_DATA_DIR to a folder that is to be used again.
 */
export async function benchEventLoop() {
  await inFolder(async (folder) => {
    const dataDir = process.env.BENCH_DATA_DIR ?? folder
    await prepare(SIZE, { DATA_DIR: dataDir })
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, () => {})
    const search = createSearch({
      db,
      readDatabases: { primary: db, replica: db },
      cache: createCache(),
    })
    const rows = []
    for (const [name, searches] of SEARCHES) {
      const find = name === 'whole jobs' ? search.findDetails : search.find
      const ask = (turn: number) =>
        find({ ...ANY_SEARCH, ...searches[turn % searches.length] }, { limit: 100 })
      for (let turn = 0; turn < WARM_UP; turn += 1) await ask(turn)
      for (const atOnce of AT_ONCE) {
        rows.push({ searches: name, 'at once': atOnce, ...(await hold(ask, atOnce)) })
      }
    }
    printTable(`Event loop beside ${SIZE} jobs in the embedded database`, rows)
    await close()
  })
}

async function hold(ask: (turn: number) => Promise<unknown>, atOnce: number) {
  const ends = performance.now() + SECONDS * 1000
  let turn = 0
  const watching = watchLoop(ends)
  const askers = Array.from({ length: atOnce }, async () => {
    while (performance.now() < ends) await ask((turn += 1))
  })
  const [stretches] = await Promise.all([watching, ...askers])
  stretches.sort((a, b) => a - b)
  const at = (share: number) => stretches[Math.floor((stretches.length - 1) * share)] ?? 0
  return { asked: turn, 'p99 held ms': at(0.99).toFixed(1), 'longest held ms': at(1).toFixed(1) }
}

/** What this thread computed between one turn of a timer and the next: what others take from it is not its fault. */
async function watchLoop(ends: number): Promise<number[]> {
  const stretches: number[] = []
  while (performance.now() < ends) {
    const before = process.threadCpuUsage()
    await setTimeout(1)
    const { user, system } = process.threadCpuUsage(before)
    stretches.push((user + system) / 1000)
  }
  return stretches
}
