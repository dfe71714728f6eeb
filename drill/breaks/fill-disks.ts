import { setTimeout as pause } from 'node:timers/promises'
import { anApplicationForm } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { createPerson } from '../load/people.ts'
import { compareLedger, compareLoad, join } from '../load/settle.ts'
import { send } from '../load/send.ts'
import { createTimeline } from '../load/timeline.ts'
import { DATABASE_USER } from '../machines/folders.ts'
import { output, until } from '../machines/programs.ts'
import { SUPERUSER_PASSWORD } from '../parts/database-cluster.ts'
import type { Break, Finding, Scene } from '../rows.ts'

const FULL_SECONDS = 45
const MAX_SECONDS_AFTER = 60

export const fillPrimaryDisk: Break = {
  name: 'disk of the primary full',
  mustHold:
    'what cannot be written is refused (503), reads go on, nothing acknowledged lost, writes back ≤ 60 s after there is space, no corruption',
  isInShort: false,
  async run(scene) {
    const { load, dataCentre } = scene
    const { databases, login } = dataCentre
    const from = performance.now()
    const leader = await until('there is a leader', databases.findLeader)
    const filler = await leader.disk.fill()
    try {
      await useUpWal(databases)
    } finally {
      await filler.free()
    }
    const next = await databases.findLeader()
    const freed = performance.now()
    await databases.untilWhole()
    const seconds = (performance.now() - freed) / 1000
    const writes = load.writes.sum(from)
    const own: Finding = {
      figures: [
        `${writes.ok} writes went through, ${writes.refused} were refused, ${writes.failed} failed`,
        next?.name === leader.name ? 'the same machine leads' : 'another machine leads',
        `whole again ${seconds.toFixed(0)} s after there was space`,
      ],
      broken: [
        ...(writes.refused === 0 && next?.name === leader.name ? ['the disk was never full'] : []),
        ...(writes.failed > 0
          ? [`${writes.failed} writes failed: ${load.writes.examples(from).join('; ')}`]
          : []),
        ...(await findCorruption(scene, login.database)),
      ],
    }
    const maxWriteGap = FULL_SECONDS + MAX_SECONDS_AFTER
    return join([own, await compareLoad(scene, { from, maxWriteGap })])
  },
}

/** Switches log files until all have been used: a full disk still has those to write to. */
async function useUpWal({ administer }: Scene['dataCentre']['databases']) {
  const until = performance.now() + FULL_SECONDS * 1000
  while (performance.now() < until) {
    await administer('select pg_switch_wal()').catch(() => {})
    await pause(500)
  }
}

/** Checks every table and index on the leading machine. */
async function findCorruption({ dataCentre: { databases } }: Scene, database: string) {
  const leader = await until('there is a leader', databases.findLeader)
  await databases.administer('create extension if not exists amcheck', database)
  const address = `host=${leader.ip} user=${DATABASE_USER} password=${SUPERUSER_PASSWORD} dbname=${database}`
  return output('/usr/lib/postgresql/15/bin/pg_amcheck', ['--no-strict-names', address]).then(
    () => [],
    (error: Error & { stdout?: string }) => [`pg_amcheck: ${error.stdout || error.message}`],
  )
}

export const fillDataDir: Break = {
  name: 'disk of DATA_DIR full',
  mustHold:
    'uploads are refused with a sentence (507), everything else goes on, and all of it works after',
  isInShort: true,
  async run(scene) {
    const { dataCentre, load } = scene
    const from = performance.now()
    const fillers = await Promise.all(dataCentre.processes.map(({ disk }) => disk.fill()))
    const full = await applyOnce(scene)
    const page = await send(createTimeline(), '/jobs')
    await pause(10_000)
    await Promise.all(fillers.map((filler) => filler.free()))
    const after = await applyOnce(scene)
    const reads = load.reads.sum(from)
    const own: Finding = {
      figures: [
        `an upload got ${full.status} ‘${full.text}’, then ${after.status}`,
        `${reads.failed} of ${reads.all} reads failed`,
      ],
      broken: [
        ...(full.status === 507 ? [] : [`a full disk answered ${full.status}`]),
        ...(page.status === 200 ? [] : [`a page answered ${page.status}`]),
        ...(after.status === 201
          ? []
          : [`afterwards an upload got ${after.status}: ${after.text}`]),
        ...(reads.failed > 0 ? [`${reads.failed} reads failed`] : []),
      ],
    }
    return join([own, await compareLedger(scene)])
  },
}

/** Sends a CV that is too large for the full disk. */
async function applyOnce({ dataCentre, load }: Scene) {
  const person = await createPerson(dataCentre)
  const [job] = load.ownJobs
  if (!job) throw new Error('There is no job to apply for.')
  const uploadResume = new File([aPdf(2_000_000)], 'Ada Obi.pdf')
  return load.sendForm(person, '/api/v1/apply', anApplicationForm(job.id, { uploadResume }))
}
