import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compareLedger, join } from '../load/settle.ts'
import { start } from '../machines/programs.ts'
import type { Break } from '../rows.ts'

const SECONDS = 30
const MAX_FAILED_SHARE = 0.01

export const slowClients: Break = {
  name: '10,000 idle connections and 1,000 that send a byte a second',
  mustHold: 'readers ≤ 1 % failed, p99 ≤ 2 × what it was, nothing acknowledged lost',
  isInShort: false,
  async run(scene) {
    const { dataCentre, load } = scene
    const before = performance.now()
    await pause(10_000)
    const from = performance.now()
    const usual = load.reads.percentile('ok', 0.99, before, from)
    const program = start({
      command: process.execPath,
      args: [path.join(import.meta.dirname, '../parts/programs/slow-clients.ts'), String(SECONDS)],
      log: path.join(dataCentre.folder, 'slow-clients.log'),
    })
    const code = await program.exited
    const reads = load.reads.sum(from)
    const p99 = load.reads.percentile('ok', 0.99, from)
    const failed = (reads.failed + reads.refused) / reads.all
    const own = {
      figures: [
        `${(failed * 100).toFixed(2)} % of ${reads.all} reads failed`,
        `p99 ${p99.toFixed(0)} ms, before ${usual.toFixed(0)} ms`,
      ],
      broken: [
        ...(code === 0 ? [] : ['the connections could not be opened']),
        ...(failed > MAX_FAILED_SHARE ? [`${(failed * 100).toFixed(2)} % of reads failed`] : []),
      ],
      slow: p99 > 2 * Math.max(usual, 100) ? [`p99 rose to ${p99.toFixed(0)} ms`] : [],
    }
    return join([own, await compareLedger(scene)])
  },
}
