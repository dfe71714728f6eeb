import type { CaseSide } from '#contract/founder-cases/founder-case.ts'
import type { TalkSide } from '#contract/talk.ts'
import type { Db } from '../database/database.ts'

/** Every kind of task and its payload. */
export interface TaskPayloads {
  'close-expired-jobs': Record<string, never>
  'maintain-search': Record<string, never>
  'recheck-sponsorship': Record<string, never>
  'rescan-texts': Record<string, never>
  'decide-alerts': Record<string, never>
  'send-alert-digest': { digestId: string }
  'send-alert-mail': { id: string; alertId: string; kind: AlertMailKind }
  'sweep-alerts': Record<string, never>
  'send-contact-message': { messageId: string }
  'send-startup-request': { requestId: string }
  'send-proof': { purpose: TokenPurpose; subject: string }
  'send-account-notice': AccountNoticeToSend & { id: string }
  'delete-files': { keys: string[] }
  /** Those that no scanner has seen yet. */
  'scan-files': Record<string, never>
  /** Tells the sender of a file in which a virus was found later. */
  'tell-infected': { key: string }
  'sweep-accounts': Record<string, never>
  'sweep-drafts': Record<string, never>
  'send-takedown': { entryId: number }
  /** `decidedAt` tells a decision from one that was undone. */
  'carry-out-decision': { caseId: string; decidedAt: string }
  'send-warning': { applicationId: string }
  'delete-logo': { key: string }
  'sweep-logos': Record<string, never>
  'publish-upload': { uploadId: string }
  'sweep-uploads': Record<string, never>
  'send-application-mail': { mailId: string }
  'send-address-request': { organisationId: string; emailKey: string }
  /** Of applications to organisations that have proved who they are; it runs by the clock, too. */
  'share-details': Record<string, never>
  'sweep-resumes': Record<string, never>
  /** Finds what has become of saved jobs, and queues the mails. */
  'tell-saved-jobs': Record<string, never>
  'send-saved-mail': { mailId: string }
  'sweep-saved-jobs': Record<string, never>
  /** Queues the emails of organisations and indexes what is left of their jobs. */
  'tend-organisations': Record<string, never>
  'send-organisation-mail': { mailId: string }
  'lapse-proofs': Record<string, never>
  /** How organisations answer, for the last 90 days. */
  'count-answers': Record<string, never>
  'remind-of-answers': Record<string, never>
  'tell-job-change': { jobId: string }
  /** Of the entry of a change; one that was made before entries were named has none. */
  'tell-status': { applicationId: string; eventId?: number }
  /** That an employer wrote to several applicants, once the minute is over. */
  'send-waiting-messages': { actionId: string }
  /** Of messages to this side of an application. */
  'tell-messages': { applicationId: string; side: TalkSide }
  /** To a colleague. */
  'send-applicant-share': { shareId: string }
  'tell-applicants-licence': { jobId: string; loadId: number }
  /** Of planned days on the way from an offer to the first day. */
  'remind-arrivals': Record<string, never>
  'send-arrival-mail': { mailId: string }
  'send-interview-mail': { mailId: string }
  /** Of an application that has been withdrawn or rejected. */
  'end-interview': { applicationId: string }
  'sweep-arrival-files': Record<string, never>
  /** A register no longer supports the licence of somebody’s workplace. */
  'tell-worker-licence': { accountId: string; sponsorId: string; loadId: number }
  'acknowledge-startup': { requestId: string }
  /** In one email. */
  'send-startup-receipt': { requestIds: string[] }
  /** Of messages to this side of a founder’s case. */
  'tell-case': { caseId: string; to: CaseSide }
  'send-case-mail': { mailId: string }
  'remind-founders': Record<string, never>
  'sweep-founder-cases': Record<string, never>
  /** Jobs whose sponsor is gone from a register or lost its rating. */
  'tell-licence-held': { accountId: string; loadId: number; jobIds: string[] }
}

/** Emails about alerts, beside digests: may we write here, your alerts, and do you still want them? */
export type AlertMailKind = 'confirm' | 'manage' | 'keep'

/** What an emailed token confirms. */
export type TokenPurpose = 'verify' | 'reset' | 'reset-link' | 'change-email' | 'delete'

/** Emails about an account that need no answer. */
export type AccountNotice = 'password-changed' | 'email-change' | SecurityNotice

/** Something about how one logs in. */
export type SecurityNotice =
  | 'new-device'
  | 'passkey-added'
  | 'passkey-removed'
  | 'app-added'
  | 'app-removed'
  | 'codes-renewed'
  | 'recovery-code-used'
  | 'second-step-reset'

export interface AccountNoticeToSend {
  notice: AccountNotice
  accountId: string
  /** The address at that time, if it may have changed by the time the email is sent. */
  to?: string
  /** A name or a number for its text; never a secret. */
  detail?: string | undefined
}

export type TaskName = keyof TaskPayloads

export interface TaskContext {
  /**
   * Aborted when the process stops, or when the queue has given the task to another. A long task that can go on
   * later calls `throwIfAborted` between two batches: it goes back to the queue, and nothing is logged.
   */
  signal: AbortSignal
}

export type TaskHandlers = {
  [Name in TaskName]: (payload: TaskPayloads[Name], context: TaskContext) => Promise<unknown>
}

export interface TaskOptions {
  /** It is not run before that. */
  delaySeconds?: number
}

export interface Tasks {
  /** Pass the transaction of the change that causes it: the task exists only if that commits. */
  enqueue<Name extends TaskName>(
    db: Db,
    name: Name,
    payload: TaskPayloads[Name],
    options?: TaskOptions,
  ): Promise<void>
  /** The same for many at once. */
  enqueueAll<Name extends TaskName>(
    db: Db,
    name: Name,
    payloads: TaskPayloads[Name][],
  ): Promise<void>
  /** Starts running tasks. A process that never calls it only enqueues. */
  work(handlers: TaskHandlers): Promise<void>
  /**
   * Runs every task that is due, and what these enqueue, one queue after another; returns when nothing is left to run
   * now. A failed task is reported and waits for its retry.
   */
  runDue(db: Db, handlers: TaskHandlers): Promise<void>
  /**
   * Takes no more tasks. Long ones end after their batch and go back to the queue.
   * `enqueue` still works.
   */
  endWork(): Promise<void>
  /** Waits for running tasks; those not finished within `timeoutMs` go back to the queue. */
  stop(timeoutMs?: number): Promise<void>
}
