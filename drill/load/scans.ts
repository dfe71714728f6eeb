import { anApplicationForm } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { until } from '../machines/programs.ts'
import { VIRUS } from '../parts/outside.ts'
import type { Finding, Scene } from '../rows.ts'
import { send } from './send.ts'
import { createTimeline } from './timeline.ts'

const HOW_MANY = 5
/** The longest wait: waiting files are retried every minute at first, then every five. */
const SCAN_PATIENCE_SECONDS = 400

interface SentFile {
  cookie: string
  path: string
  isInfected: boolean
}

/** Sends CVs, one with a virus, while no scanner runs, and checks who can open them when. */
export async function compareScans({ dataCentre: { databases, login }, load }: Scene) {
  const sent: SentFile[] = []
  let openedUnscanned = 0
  const answers = new Map<number, number>()

  async function whileAway() {
    // Newest first: nearly everyone can still apply for them.
    const jobs = load.ownJobs.toReversed()
    const pairs = jobs.flatMap((job) => load.people.map((person) => ({ job, person })))
    for (const { job, person } of pairs) {
      if (sent.length === HOW_MANY) break
      const isInfected = sent.length === 0
      const file = new File([aPdf(), isInfected ? VIRUS : ''], 'Ada Obi.pdf')
      const fields = anApplicationForm(job.id, { uploadResume: file })
      const { status } = await load.sendForm(person, '/api/v1/apply', fields)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      // An applicant cannot apply for the same job again.
      if (status !== 201) continue
      const [row] = await databases.administer(
        `select id from application where applicant_id = '${person.id}' and job_id = '${job.id}'`,
        login.database,
      )
      const path = `/api/v1/applications/${String(row?.id)}/resume`
      sent.push({ cookie: person.cookie, path, isInfected })
    }
    for (const file of sent) if (await canOpen(file)) openedUnscanned += 1
  }

  /** Waits until each clean file can be opened; checks that the infected one never can. */
  async function afterReturn(): Promise<Finding> {
    const clean = sent.filter(({ isInfected }) => !isInfected)
    const from = performance.now()
    const released = await until(
      'the files are scanned',
      async () => {
        const opened = await Promise.all(clean.map(canOpen))
        return opened.every(Boolean) && (await countWaiting()) === 0
      },
      { seconds: SCAN_PATIENCE_SECONDS },
    ).then(
      () => true,
      () => false,
    )
    const seconds = Math.round((performance.now() - from) / 1000)
    const infected = sent.filter(({ isInfected }) => isInfected)
    const openedInfected = (await Promise.all(infected.map(canOpen))).filter(Boolean).length
    return {
      figures: [
        `${sent.length} CVs sent meanwhile, ${openedUnscanned} opened before their scan`,
        `all scanned ${seconds} s after the return`,
      ],
      broken: [
        ...(clean.length === 0 || infected.length === 0
          ? [`no CV could be sent; answers: ${JSON.stringify([...answers])}`]
          : []),
        ...(openedUnscanned > 0 ? [`${openedUnscanned} files were opened before their scan`] : []),
        ...(released ? [] : ['some files were never released']),
        ...(openedInfected > 0 ? ['a file with a virus was opened'] : []),
      ],
    }
  }

  async function countWaiting() {
    const statement = `select count(*) from file_scan where state = 'waiting'`
    const [row] = await databases.administer(statement, login.database)
    return Number(row?.count)
  }

  return { whileAway, afterReturn }
}

async function canOpen({ cookie, path }: SentFile) {
  const { status } = await send(createTimeline(), path, { headers: { cookie } })
  return status === 200
}
