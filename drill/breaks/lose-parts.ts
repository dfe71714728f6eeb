import { setTimeout as pause } from 'node:timers/promises'
import { compareLoad, compareMailbox, join } from '../load/settle.ts'
import { compareScans } from '../load/scans.ts'
import type { OutsidePart } from '../parts/outside.ts'
import type { Break, Scene } from '../rows.ts'

/** Connections are reopened, and requests waiting for one give up after five seconds. */
const MAX_WRITE_GAP_SECONDS = 15

export const killPooler: Break = {
  name: 'kill -9 of PgBouncer, back after 5 s',
  mustHold: 'nothing acknowledged lost, writes back in ≤ 15 s, reads never gone',
  isInShort: false,
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

export const loseMailServerAndScanner: Break = {
  name: 'no mail server and no ClamAV for 10 min (short: 20 s)',
  mustHold: 'every mail comes, once; no file is opened before its scan; nobody who writes waits',
  isInShort: true,
  async run(scene) {
    const { mailServer, scanner } = scene.dataCentre.outside
    const since = scene.load.ledger.messages.length
    const from = performance.now()
    const scans = await compareScans(scene)
    await without([mailServer, scanner], scene, scans.whileAway)
    return join([
      await compareLoad(scene, { from, maxWriteGap: 5 }),
      await scans.afterReturn(),
      // A mail accepted but not confirmed when the mail server was killed is sent again.
      await compareMailbox(scene, { since, mayComeTwice: 10 }),
    ])
  },
}

export const loseBucket: Break = {
  name: 'no bucket for 10 min (short: 20 s)',
  mustHold: 'nothing acknowledged lost, what needs no file goes on',
  isInShort: false,
  async run(scene) {
    const from = performance.now()
    await without([scene.dataCentre.outside.bucket], scene)
    await pause(10_000)
    return compareLoad(scene, { from, maxWriteGap: 5 })
  },
}

async function without(
  parts: OutsidePart[],
  { isShort }: Scene,
  meanwhile: () => Promise<void> = async () => {},
) {
  for (const { program } of parts) {
    program.kill('SIGKILL')
    await program.exited
  }
  const end = performance.now() + (isShort ? 20_000 : 600_000)
  await meanwhile()
  await pause(Math.max(0, end - performance.now()))
  for (const part of parts) part.launch()
}
