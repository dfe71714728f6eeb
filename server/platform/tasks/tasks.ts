import type { Db } from '../database/database.ts'

/** Every kind of background work and what it is told. */
export interface TaskPayloads {
  'close-expired-jobs': Record<string, never>
  'send-contact-message': { messageId: string }
  'send-startup-request': { requestId: string }
  'send-proof': { purpose: ProofPurpose; subject: string }
  'send-account-notice': { id: string; notice: AccountNotice; accountId: string }
  'sweep-accounts': Record<string, never>
  'send-application-mail': { mailId: string }
  'sweep-resumes': Record<string, never>
}

/** What a mail with a secret proves. */
export type ProofPurpose = 'verify' | 'reset' | 'change-email' | 'delete'

/** What people are told about their account without being asked for anything. */
export type AccountNotice = 'password-changed' | 'email-change'

export type TaskName = keyof TaskPayloads

export type TaskHandlers = { [Name in TaskName]: (payload: TaskPayloads[Name]) => Promise<unknown> }

export interface Tasks {
  /** Takes the transaction it belongs to, so a task exists only if its cause was committed. */
  enqueue<Name extends TaskName>(db: Db, name: Name, payload: TaskPayloads[Name]): Promise<void>
  /** Begins carrying tasks out. A process that never calls it only enqueues. */
  work(handlers: TaskHandlers): Promise<void>
  /** Lets running tasks end; what they cannot finish in `timeoutMs` goes back to the queue. */
  stop(timeoutMs?: number): Promise<void>
}
