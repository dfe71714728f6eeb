import cluster, { type Worker } from 'node:cluster'
import { processesReport } from './metrics-server.ts'
import { sumOf, totalsOf, type Report } from './report.ts'

/** The supervisor asks each process for its metrics, and each answers; see `src/main/processes/processes.ts`. */

// A process that is busy for longer is left out.
const PATIENCE_MS = 3000

interface Question {
  metricsFor: number
  withDatabase: boolean
}

interface Answer {
  metricsFor: number
  report: Report
}

/** Answers the supervisor of this process. Returns how to stop. */
export function answerSupervisor(read: (options: { withDatabase: boolean }) => Promise<Report>) {
  const onMessage = async (message: unknown) => {
    if (!isAbout(message)) return
    const { metricsFor, withDatabase } = message as Question
    const report = await read({ withDatabase }).catch(() => [])
    if (process.connected) process.send?.({ metricsFor, report } satisfies Answer)
  }
  process.on('message', onMessage)
  return () => void process.off('message', onMessage)
}

/**
 * Collects the reports of all processes, in the supervisor. Counts survive a process that ends or does not answer, so
 * the sums never fall.
 */
export function createReportCollector() {
  /** The latest report of each process that has started. */
  const latest = new Map<number, Report>()
  let ended: Promise<Report> = Promise.resolve([])
  let lastId = 0

  cluster.on('listening', ({ id }) => void latest.set(id, latest.get(id) ?? []))
  cluster.on('exit', ({ id }) => {
    const totals = totalsOf(latest.get(id) ?? [])
    ended = ended.then((before) => sumOf([before, totals]))
    latest.delete(id)
  })

  return async function collect(): Promise<Report[]> {
    const workers = [...latest.keys()]
      .map((id) => cluster.workers?.[id])
      .filter((worker) => worker?.isConnected() === true)
    const answers = await Promise.all(
      workers.map((worker, index) =>
        worker ? ask(worker, { metricsFor: (lastId += 1), withDatabase: index === 0 }) : null,
      ),
    )
    const present = answers.filter((answer) => answer !== null)
    const silent = workers.flatMap((worker, index) =>
      answers[index] || !worker ? [] : [totalsOf(latest.get(worker.id) ?? [])],
    )
    return [...present, ...silent, await ended, processesReport(present.length)]
  }

  async function ask(worker: Worker, question: Question): Promise<Report | null> {
    const { promise, resolve } = Promise.withResolvers<Report | null>()
    const onMessage = (message: unknown) => {
      if (isAbout(message, question.metricsFor)) resolve((message as Answer).report)
    }
    const late = setTimeout(resolve, PATIENCE_MS, null)
    const onEnd = () => resolve(null)
    worker.on('message', onMessage)
    worker.on('disconnect', onEnd)
    worker.send(question, (error) => error && resolve(null))
    const report = await promise
    clearTimeout(late)
    worker.off('message', onMessage)
    worker.off('disconnect', onEnd)
    if (report) latest.set(worker.id, report)
    return report
  }
}

function isAbout(message: unknown, id?: number) {
  if (typeof message !== 'object' || message === null || !('metricsFor' in message)) return false
  return id === undefined || message.metricsFor === id
}
