import { PgBoss, type ConstructorOptions } from 'pg-boss'
import { FAILED_TASKS } from './pg-boss.ts'

/** A task that used up its attempts. */
export interface FailedTask {
  name: string
  payload: object
  createdAt: string
  failedAt: string
  attempts: number
  /** The error of the last attempt. */
  reason: string
}

/** Failed tasks, oldest first. */
export function listFailedTasks(options: ConstructorOptions): Promise<FailedTask[]> {
  return withQueue(options, [], async (boss) => {
    const tasks = await boss.findJobs(FAILED_TASKS, { queued: true })
    return tasks.map(toFailedTask).toSorted((a, b) => a.failedAt.localeCompare(b.failedAt))
  })
}

/** Puts failed tasks back with all their attempts; returns how many. */
export function retryFailedTasks(options: ConstructorOptions): Promise<number> {
  return withQueue(options, 0, (boss) => boss.redrive(FAILED_TASKS))
}

type FoundTask = Awaited<ReturnType<PgBoss['findJobs']>>[number]

function toFailedTask({ sourceName, data, createdOn, ...source }: FoundTask): FailedTask {
  const { message } = (source.sourceOutput ?? {}) as { message?: string }
  return {
    name: sourceName ?? 'unknown',
    payload: data as object,
    createdAt: toTimestamp(source.sourceCreatedOn ?? createdOn),
    failedAt: toTimestamp(createdOn),
    attempts: (source.sourceRetryCount ?? 0) + 1,
    reason: message ?? 'unknown reason',
  }
}

/** An ISO string, which our databases return whatever the queue's types say. */
function toTimestamp(value: Date | string) {
  return new Date(value).toISOString()
}

async function withQueue<Result>(
  options: ConstructorOptions,
  fallback: Result,
  use: (boss: PgBoss) => Promise<Result>,
): Promise<Result> {
  const boss = new PgBoss({ ...options, supervise: false, schedule: false })
  await boss.start()
  try {
    return (await boss.getQueue(FAILED_TASKS)) ? await use(boss) : fallback
  } finally {
    await boss.stop({ graceful: false })
  }
}
