import { setTimeout as pause } from 'node:timers/promises'
import { compareLoad, compareMailbox } from '../load/settle.ts'
import type { Break } from '../rows.ts'

/** Connections are opened again, and what waited for one gives up after five seconds. */
const MAX_WRITE_GAP_SECONDS = 15

export const killPooler: Break = {
  name: 'kill -9 of PgBouncer, back after 5 s',
  mustHold: 'nothing acknowledged lost, writes back in ≤ 15 s, reads never gone',
  isInShort: true,
  async run(scene) {
    const { pooler } = scene.dataCentre
    const from = performance.now()
    pooler.program.kill('SIGKILL')
    await pooler.program.exited
    await pause(5000)
    pooler.launch()
    await pause(20_000)
    return compareLoad(scene, { from, maxWriteGap: MAX_WRITE_GAP_SECONDS })
  },
}

export const loseMailServer: Break = {
  name: 'no mail server for 30 s',
  mustHold: 'every mail comes, once, and nobody who writes notices',
  isInShort: true,
  async run(scene) {
    const { outside } = scene.dataCentre
    const from = performance.now()
    outside.mailServer.kill('SIGKILL')
    await outside.mailServer.exited
    await pause(30_000)
    outside.startMailServer()
    const load = await compareLoad(scene, { from, maxWriteGap: 5 })
    // What it had accepted and not confirmed when it was killed is sent again.
    const mails = await compareMailbox(scene, 10)
    return {
      figures: [...load.figures, ...mails.figures],
      broken: [...load.broken, ...mails.broken],
    }
  },
}

export const loseBucket: Break = {
  name: 'no bucket for 30 s',
  mustHold: 'nothing acknowledged lost, what needs no file goes on',
  isInShort: true,
  async run(scene) {
    const { outside } = scene.dataCentre
    const from = performance.now()
    outside.bucket.kill('SIGKILL')
    await outside.bucket.exited
    await pause(30_000)
    outside.startBucket()
    await pause(10_000)
    return compareLoad(scene, { from, maxWriteGap: 5 })
  },
}
