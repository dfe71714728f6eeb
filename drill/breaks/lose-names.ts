import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compareLoad, compareMailbox, join } from '../load/settle.ts'
import { send } from '../load/send.ts'
import { createTimeline } from '../load/timeline.ts'
import { TASKS_IN_BATCH } from '#platform/tasks/pg-boss.ts'
import { until } from '../machines/programs.ts'
import { addressesByName } from '../parts/landfall.ts'
import type { Break } from '../rows.ts'

const NAMES = '127.0.0.1 localhost database.drill mail.drill files.drill scanner.drill\n'
const NO_NAMES = '127.0.0.1 localhost\n'

export const loseNames: Break = {
  name: 'no names for 30 s: one process cannot look up database, mail server, bucket and scanner',
  mustHold:
    'its pages go on over open connections, mails come later, all works again without a restart',
  isInShort: false,
  async run(scene) {
    const { dataCentre, load } = scene
    const since = load.ledger.messages.length
    const [landfall] = dataCentre.processes
    if (!landfall) throw new Error('There are no processes.')
    const hosts = path.join(dataCentre.folder, 'hosts')
    const resolver = path.join(dataCentre.folder, 'resolv.conf')
    await writeFile(hosts, NAMES)
    await writeFile(resolver, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n')
    await landfall.program.stop()
    // A separate mount namespace, in which the process reads these two files.
    const mounts = `mount --bind ${hosts} /etc/hosts && mount --bind ${resolver} /etc/resolv.conf && exec "$@"`
    landfall.launch({
      env: addressesByName(dataCentre.login),
      wrapper: ['unshare', '--mount', 'sh', '-c', mounts, 'sh'],
    })
    await landfall.untilReady()

    const from = performance.now()
    await writeFile(hosts, NO_NAMES)
    const pages = createTimeline()
    while (performance.now() - from < 30_000) {
      await send(pages, '/jobs', { site: landfall.url })
      await pause(200)
    }
    await writeFile(hosts, NAMES)
    const isWhole = async () =>
      (await send(createTimeline(), '/readyz', { site: landfall.url })).status === 200
    await until('the process is ready again', isWhole, { seconds: 30 })
    const answers = pages.sum(from)
    const isSame = landfall.program.isRunning()
    const own = {
      figures: [
        `${answers.failed} of ${answers.all} of its pages failed, ${answers.refused} were refused`,
      ],
      broken: [
        ...(answers.failed > 0 ? [`${answers.failed} of its pages failed`] : []),
        ...(isSame ? [] : ['the process ended']),
      ],
    }
    const others = await compareLoad(scene, { from, maxWriteGap: 10 })
    // Mails may come twice if the mail server accepted them after the database's name was lost: at most a batch.
    const mails = await compareMailbox(scene, { since, mayComeTwice: TASKS_IN_BATCH })
    await landfall.program.stop()
    landfall.launch()
    await landfall.untilReady()
    return join([own, others, mails])
  },
}
