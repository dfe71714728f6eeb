import type { Mailbox } from './mail/mailbox.ts'

/** What routes and pages may use. Each feature adds its service; `main/services.ts` creates all of them. */
export interface Services {
  /** Null if emails are really sent. */
  mailbox: Mailbox | null
}
