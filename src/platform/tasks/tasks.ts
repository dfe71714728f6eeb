import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** The payload of each kind of task. Each feature adds its own in its `*.tasks.ts`. */
export interface TaskPayloads {}

/** The payload of a task that needs none. */
export type NoPayload = Record<string, never>

/** Emails about alerts other than digests: may we write here, your alerts, and do you still want them? */
export type AlertMailKind = 'confirm' | 'manage' | 'keep'

/** The purpose of an emailed token. */
export type TokenPurpose = 'verify' | 'reset' | 'reset-link' | 'change-email' | 'delete' | 'read'

/** Emails about an account that need no answer. */
export type AccountNotice = 'password-changed' | 'email-change' | 'unused-account' | SecurityNotice

/** A change in how a person logs in. */
export type SecurityNotice =
  | 'new-device'
  | 'passkey-added'
  | 'passkey-removed'
  | 'app-added'
  | 'app-removed'
  | 'codes-renewed'
  | 'recovery-code-used'
  | 'step-guessed'
  | 'second-step-reset'

export interface AccountNoticeToSend {
  notice: AccountNotice
  accountId: string
  /** The address at that time, if it may have changed before the email is sent. */
  to?: string
  /** A name or a number for its text; never a secret. */
  detail?: string | undefined
}

export type TaskName = keyof TaskPayloads

export interface TaskContext {
  /**
   * Aborted when the process stops, or when the queue has given the task to another. A long task that can be resumed
   * calls `throwIfAborted` between two batches: it goes back to the queue, and nothing is logged.
   */
  signal: AbortSignal
}

export interface TaskSettings {
  /** The times at which it runs by the clock, in UTC. */
  cron?: string
  /**
   * Limits the task to one at a time in all processes, because another would work in the pauses that it makes for
   * visitors; and to one waiting, which will find all the work: a second would find nothing.
   */
  isSingleton?: boolean
  /** Restarts it within seconds after its process was killed, instead of within a minute. */
  isUrgent?: boolean
}

export interface TaskDefinition<Name extends TaskName = TaskName> extends TaskSettings {
  run(payload: TaskPayloads[Name], services: Services, context: TaskContext): Promise<unknown>
}

export type TaskDefinitions<Names extends TaskName = TaskName> = {
  [Name in Names]: TaskDefinition<Name>
}

/** Defines the tasks of a feature: what each does, and when. `main/tasks.ts` lists those of all features. */
export function defineTasks<Names extends TaskName>(
  tasks: TaskDefinitions<Names>,
): TaskDefinitions<Names> {
  return tasks
}

export type TaskHandlers = {
  [Name in TaskName]: (payload: TaskPayloads[Name], context: TaskContext) => Promise<unknown>
}

export interface TaskOptions {
  /** The time before which it does not run. */
  delaySeconds?: number
  /** Runs it before the others that wait in its queue. */
  isFirst?: boolean
}

export interface Tasks {
  /** Enqueues a task. Pass the transaction of the change that causes it: the task exists only if that commits. */
  enqueue<Name extends TaskName>(
    db: Db,
    name: Name,
    payload: TaskPayloads[Name],
    options?: TaskOptions,
  ): Promise<void>
  /** Enqueues many tasks at once. */
  enqueueAll<Name extends TaskName>(
    db: Db,
    name: Name,
    payloads: TaskPayloads[Name][],
  ): Promise<void>
  /** Starts running tasks. A process that never calls it only enqueues. */
  work(handlers: TaskHandlers): Promise<void>
  /**
   * Runs every task that is due, and the tasks these enqueue, one queue after another; returns when nothing is left to
   * run now. A failed task is reported and waits for its retry.
   */
  runDue(handlers: TaskHandlers): Promise<void>
  /** Takes no more tasks. Long ones end after their batch and return to the queue. `enqueue` still works. */
  endWork(): Promise<void>
  /** Waits for running tasks; those not finished within `timeoutMs` go back to the queue. */
  stop(timeoutMs?: number): Promise<void>
}
