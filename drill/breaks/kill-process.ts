import { setTimeout as pause } from 'node:timers/promises'
import { compareLedger, compareMailbox } from '../load/settle.ts'
import type { Break } from '../rows.ts'

const MAX_FAILED_SHARE = 0.01

export const killProcess: Break = {
  name: 'kill -9 of a Landfall process',
  mustHold: 'nothing acknowledged lost, no mail twice beyond the window, readers ≤ 1 % failed',
  isInShort: true,
  async run(scene) {
    const { dataCentre, load, isShort } = scene
    const times = isShort ? 3 : 50
    const since = load.ledger.messages.length
    const from = performance.now()
    for (let time = 0; time < times; time += 1) {
      const landfall = dataCentre.processes[time % dataCentre.processes.length]
      landfall?.program.kill('SIGKILL')
      await landfall?.program.exited
      landfall?.launch()
      await landfall?.untilReady()
      await pause(1000)
    }
    const reads = load.reads.sum(from)
    const failed = (reads.failed + reads.refused) / reads.all
    const ledger = await compareLedger(scene)
    // A mail may come twice if the process died after the mail server accepted it but before recording that.
    const mails = await compareMailbox(scene, { since, mayComeTwice: times })
    return {
      figures: [
        `${times} kills`,
        ...ledger.figures,
        ...mails.figures,
        `readers ${(failed * 100).toFixed(2)} % of ${reads.all} failed`,
      ],
      broken: [...ledger.broken, ...mails.broken],
      // The slower the machine, the more requests are in progress in a killed process.
      slow: failed > MAX_FAILED_SHARE ? [`${(failed * 100).toFixed(2)} % of readers failed`] : [],
    }
  },
}
