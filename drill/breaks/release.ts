import { setTimeout as pause } from 'node:timers/promises'
import { compareLedger, join } from '../load/settle.ts'
import type { LandfallProcess } from '../parts/landfall.ts'
import { makeNextVersion, NEXT_MIGRATION } from '../parts/next-version.ts'
import type { Break, Finding } from '../rows.ts'

export const release: Break = {
  name: 'release of a version with a migration, and one process back to the version before',
  mustHold: 'no request fails, nothing acknowledged lost, both versions serve side by side',
  isInShort: true,
  async run(scene) {
    const { dataCentre, load } = scene
    const version = await makeNextVersion(dataCentre.folder)
    const from = performance.now()
    for (const landfall of dataCentre.processes) await replace(landfall, version)
    const seconds = (performance.now() - from) / 1000
    for (const landfall of dataCentre.processes) await replace(landfall)
    const reads = load.reads.sum(from)
    const writes = load.writes.sum(from)
    const failed = reads.failed + reads.refused + writes.failed + writes.refused
    const [row] = await dataCentre.databases.administer(
      `select count(*) from kysely_migration where name = '${NEXT_MIGRATION}'`,
      dataCentre.login.database,
    )
    const own: Finding = {
      figures: [
        `${dataCentre.processes.length} processes in ${seconds.toFixed(0)} s, and back`,
        `${failed} of ${reads.all + writes.all} requests failed`,
      ],
      broken: [
        ...(failed > 0
          ? [
              `${failed} requests failed`,
              ...load.reads.examples(from),
              ...load.writes.examples(from),
            ]
          : []),
        ...(Number(row?.count) === 1 ? [] : ['the migration did not run']),
      ],
    }
    return join([own, await compareLedger(scene)])
  },
}

async function replace(landfall: LandfallProcess, version?: string) {
  await landfall.program.stop()
  landfall.launch({ version })
  await landfall.untilReady()
  // The proxy checks once a second.
  await pause(3000)
}
