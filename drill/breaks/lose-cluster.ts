import { setTimeout as pause } from 'node:timers/promises'
import { findLost } from '../load/ledger.ts'
import { until } from '../machines/programs.ts'
import { backUp, type DataCentre } from '../parts/data-centre.ts'
import type { Break } from '../rows.ts'

/** The margin of the target time: entries written within that second may be on either side of it. */
const MARGIN_MS = 1000

export const loseCluster: Break = {
  name: 'loss of all database machines',
  mustHold: 'restored from the backups to the second that was asked for',
  isInShort: false,
  async run({ dataCentre, load }) {
    const { databases, login } = dataCentre
    const leader = await until('there is a leader', databases.findLeader)
    const megabytes = await readSize(dataCentre)
    const started = performance.now()
    await backUp(leader.folder, ['--type=full', 'backup'])
    const backupSeconds = (performance.now() - started) / 1000
    await pause(10_000)
    const before = structuredClone(load.ledger)
    await pause(MARGIN_MS)
    const target = await readClock(dataCentre)
    await pause(MARGIN_MS)
    const countAtTarget = load.ledger.messages.length
    await pause(10_000)
    const tooLate = load.ledger.messages.slice(countAtTarget)
    await archive(dataCentre)

    const from = performance.now()
    await databases.wipe()
    await databases.restore(target)
    const seconds = (performance.now() - from) / 1000
    const lost = Object.values(await findLost(before, databases, login.database)).flat()
    const { messages } = await findLost(
      { ...before, messages: tooLate, saved: [], applications: [], jobs: [] },
      databases,
      login.database,
    )
    const surplus = tooLate.length - messages.length
    await pause(15_000)
    const writes = load.writes.longestGap(performance.now() - 15_000)
    // Writes acknowledged after that second are lost, as requested.
    load.forget()
    return {
      figures: [
        `${megabytes} MB backed up in ${backupSeconds.toFixed(0)} s`,
        `three machines again after ${seconds.toFixed(0)} s`,
        `${Object.values(before).flat().length} changes acknowledged before it, ${lost.length} lost`,
        `${tooLate.length} messages after it, ${surplus} there`,
      ],
      broken: [
        ...(lost.length > 0 ? [`lost ${lost.slice(0, 5).join('; ')}`] : []),
        ...(surplus > 0 ? [`${surplus} messages of later are there`] : []),
        ...(writes > 10 ? ['nobody can write afterwards'] : []),
      ],
    }
  },
}

async function readClock({ databases }: DataCentre) {
  const [row] = await databases.administer('select clock_timestamp()::text as now')
  return String(row?.now)
}

/** The size of the product's database. */
async function readSize({ databases, login }: DataCentre) {
  const statement = 'select pg_database_size(current_database()) / 1048576 as megabytes'
  const [row] = await databases.administer(statement, login.database)
  return String(row?.megabytes)
}

/** Waits until the log written so far is in the backups. */
async function archive({ databases }: DataCentre) {
  const [row] = await databases.administer('select pg_walfile_name(pg_switch_wal()) as name')
  const name = String(row?.name)
  await until('the log is among the backups', async () => {
    const [archiver] = await databases.administer('select last_archived_wal from pg_stat_archiver')
    return String(archiver?.last_archived_wal) >= name
  })
}
