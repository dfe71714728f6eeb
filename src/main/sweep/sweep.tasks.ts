import type { Services } from '#platform/services.ts'
import { defineTasks } from '#platform/tasks/tasks.ts'
import { LASTING_MAILS } from '#main/mails.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Ends what is over, and goes on with what waited for others. */
    'every-minute': NoPayload
    /** Counts, and reminds people by day. */
    'every-hour': NoPayload
    /** Writes to people about what waits for them. */
    'every-morning': NoPayload
    /** Deletes data that is no longer needed, and ends what is over. */
    sweep: NoPayload
  }
}

type Sweep = (services: Services) => Promise<unknown>

const SWEEPS: Sweep[] = [
  // Before the sweep of log-ins, which are the last use of an account.
  ({ oldData }) => oldData.accounts(),
  ({ accounts }) => accounts.sweep(),
  // Before the sweeps of files, which delete the files of what goes here.
  ({ oldData }) => oldData.applications(),
  ({ oldData }) => oldData.cases(),
  ({ oldData }) => oldData.contact(),
  ({ oldData }) => oldData.organisations(),
  ({ oldData }) => oldData.logs(),
  ({ alerts }) => alerts.sweep(),
  ({ applications }) => applications.actions.sweep(),
  ({ applications }) => applications.resumes.sweep(),
  ({ applications }) => applications.talk.sweep(),
  ({ arrival }) => arrival.files.sweep(),
  ({ drafts }) => drafts.sweep(),
  ({ organisations }) => organisations.lapse(),
  ({ outbox }) => outbox.sweep(LASTING_MAILS),
  ({ partners }) => partners.sweep(),
  ({ postings }) => postings.logos.deleteUnused(),
  ({ savedJobs }) => savedJobs.sweep(),
  ({ sources }) => sources.sweep(),
  ({ startups }) => startups.cases.sweep(),
  ({ uploads }) => uploads.sweep(),
]

const MINUTE: Sweep[] = [
  ({ jobs }) => jobs.closeExpiredJobs(),
  ({ applications }) => applications.details.shareWithProved(),
  ({ moderation }) => moderation.maintainQueue(),
]

/** The first and the last hour of the day, in UTC, in which each runs. */
const HOURLY: { from: number; to: number; run: Sweep }[] = [
  { from: 0, to: 23, run: ({ answerRate }) => answerRate.recount() },
  { from: 6, to: 20, run: ({ arrival }) => arrival.remind() },
  { from: 8, to: 17, run: ({ startups }) => startups.cases.remind() },
]

const MORNING: Sweep[] = [
  ({ moderation }) => moderation.remindOfOldData(),
  ({ applications }) => applications.digest.sendAll(),
  ({ answerRate }) => answerRate.remind(),
  ({ stillOpen }) => stillOpen.requestAll(),
]

export const sweepTasks = defineTasks({
  'every-minute': {
    cron: '* * * * *',
    isSingleton: true,
    run: (_, services) => runAll(MINUTE, services),
  },
  'every-hour': {
    cron: '11 * * * *',
    run: (_, services) => runAll(sweepsAt(new Date()), services),
  },
  'every-morning': { cron: '5 7 * * *', run: (_, services) => runAll(MORNING, services) },
  sweep: { cron: '17 3 * * *', run: (_, services) => runAll(SWEEPS, services) },
})

function sweepsAt(now: Date) {
  const hour = now.getUTCHours()
  return HOURLY.filter(({ from, to }) => from <= hour && hour <= to).map(({ run }) => run)
}

/** Runs one after another, because visitors share the database. A failure does not stop the others. */
async function runAll(sweeps: Sweep[], services: Services) {
  const failures: unknown[] = []
  for (const sweep of sweeps) await sweep(services).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some sweeps failed')
}
