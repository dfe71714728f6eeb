import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createPerson, logIn, resetPassword } from '../load/people.ts'
import { compareLoad, compareMailbox, join } from '../load/settle.ts'
import { send } from '../load/send.ts'
import { createTimeline } from '../load/timeline.ts'
import type { LandfallProcess } from '../parts/landfall.ts'
import type { Break, Finding, Scene } from '../rows.ts'

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const stepClock: Break = {
  name: 'clock of a process an hour ahead, then an hour behind',
  mustHold:
    'sessions and codes of one process count at the others, tasks go on, nothing acknowledged lost',
  isInShort: false,
  async run(scene) {
    const { dataCentre, load } = scene
    const since = load.ledger.messages.length
    const [landfall, other] = dataCentre.processes
    if (!landfall || !other) throw new Error('There are no processes.')
    const clock = path.join(dataCentre.folder, 'clock')
    await writeFile(clock, '+0')
    await restart(landfall, {
      env: {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    })
    const from = performance.now()
    const findings: Finding[] = []
    for (const step of ['+1h', '-1h']) {
      await writeFile(clock, step)
      await pause(3000)
      findings.push(await tryAccounts(scene, { step, landfall, other }))
      await pause(10_000)
    }
    findings.push(await compareLoad(scene, { from, maxWriteGap: 10 }))
    await restart(landfall)
    return join([...findings, await compareMailbox(scene, { since })])
  },
}

async function restart(landfall: LandfallProcess, how?: Parameters<LandfallProcess['launch']>[0]) {
  await landfall.program.stop()
  landfall.launch(how)
  await landfall.untilReady()
}

interface Clocks {
  step: string
  /** One process with a wrong clock; another has the right one. */
  landfall: LandfallProcess
  other: LandfallProcess
}

async function tryAccounts(
  { dataCentre, load }: Scene,
  { step, landfall, other }: Clocks,
): Promise<Finding> {
  const [before] = load.people
  const person = await createPerson(dataCentre)
  const broken: string[] = []
  const isLoggedIn = async (cookie: string, { url }: LandfallProcess) =>
    (await send(createTimeline(), '/api/v1/user/private_data', { headers: { cookie }, site: url }))
      .status === 200
  const say = (what: string) => broken.push(`${step}: ${what}`)

  const made = await logIn(person.email, landfall.url)
  if (!(await isLoggedIn(before?.cookie ?? '', landfall))) say('a session of before is gone')
  if (!(await isLoggedIn(made, landfall))) say('a session does not count where it was made')
  if (!(await isLoggedIn(made, other))) say('a session made there does not count elsewhere')
  for (const [issuer, redeemer] of [
    [landfall, other],
    [other, landfall],
  ] as const) {
    const status = await resetPassword(
      person.email,
      { issuer: issuer.url, redeemer: redeemer.url },
      dataCentre,
    )
    if (status !== 200) say(`a code of one process was refused by another (${status})`)
  }
  return {
    figures: [`${step}: sessions and codes tried in 5 ways, ${broken.length} wrong`],
    broken,
  }
}
