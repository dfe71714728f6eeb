import { setTimeout as pause } from 'node:timers/promises'
import { compareLedger } from '../load/settle.ts'
import type { Break } from '../rows.ts'

export const release: Break = {
  name: 'rolling restart of all processes',
  mustHold: 'no request fails, nothing acknowledged lost',
  isInShort: true,
  async run(scene) {
    const { dataCentre, load } = scene
    const from = performance.now()
    for (const landfall of dataCentre.processes) {
      await landfall.program.stop()
      landfall.launch()
      await landfall.untilReady()
      // The proxy asks once a second.
      await pause(3000)
    }
    const seconds = (performance.now() - from) / 1000
    const reads = load.reads.sum(from)
    const writes = load.writes.sum(from)
    const failed = reads.failed + reads.refused + writes.failed + writes.refused
    const ledger = await compareLedger(scene)
    return {
      figures: [
        `${dataCentre.processes.length} processes in ${seconds.toFixed(0)} s`,
        `${failed} of ${reads.all + writes.all} requests failed`,
        ...ledger.figures,
      ],
      broken: [...ledger.broken, ...(failed > 0 ? [`${failed} requests failed`] : [])],
    }
  },
}
