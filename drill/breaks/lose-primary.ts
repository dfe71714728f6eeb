import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseMachine } from '../parts/database-cluster.ts'
import { compareLedger, compareLoad } from '../load/settle.ts'
import { until } from '../machines/programs.ts'
import type { Break, Finding, Scene } from '../rows.ts'

const MAX_WRITE_GAP_SECONDS = 30

export const killPrimary: Break = {
  name: 'kill -9 of the primary',
  mustHold: 'nothing acknowledged lost, writes back in ≤ 30 s, reads never gone',
  isInShort: true,
  run: (scene) =>
    loseLeader(scene, async (leader) => {
      leader.patroni.kill('SIGKILL')
      await leader.patroni.exited
      await leader.killPostgres()
      return async () => leader.startPatroni()
    }),
}

export const partitionPrimary: Break = {
  name: 'partition of the primary',
  mustHold: 'nothing acknowledged lost, writes back in ≤ 30 s, reads never gone, no split brain',
  isInShort: false,
  run: (scene) =>
    loseLeader(scene, async (leader) => {
      await leader.cutOff()
      return () => leader.reconnect()
    }),
}

export const killEtcd: Break = {
  name: 'kill -9 of an etcd',
  mustHold: 'nothing acknowledged lost, no pause of writes',
  isInShort: false,
  async run(scene) {
    const { databases } = scene.dataCentre
    const from = performance.now()
    const leader = await until('there is a leader', databases.findLeader)
    leader.etcd.kill('SIGKILL')
    await leader.etcd.exited
    await pause(scene.isShort ? 10_000 : 30_000)
    const finding = await compareLoad(scene, { from, maxWriteGap: MAX_WRITE_GAP_SECONDS })
    leader.startEtcd()
    await databases.untilWhole()
    return finding
  },
}

/** Removes the leader, waits for a new one, brings the first one back and compares. */
async function loseLeader(
  scene: Scene,
  lose: (leader: DatabaseMachine) => Promise<() => Promise<void>>,
): Promise<Finding> {
  const { databases } = scene.dataCentre
  const leader = await until('there is a leader', databases.findLeader)
  const from = performance.now()
  const restore = await lose(leader)
  await until('another database leads', async () => {
    const next = await databases.findLeader()
    return next !== null && next.name !== leader.name
  })
  // Long enough for a second primary, if there were one, to have taken writes.
  await pause(20_000)
  const finding = await compareLoad(scene, { from, maxWriteGap: MAX_WRITE_GAP_SECONDS })
  await restore()
  await databases.untilWhole()
  const after = await compareLedger(scene)
  return { ...finding, broken: [...finding.broken, ...after.broken] }
}
