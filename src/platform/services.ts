import type { Mailbox } from './mail/mailbox.ts'

/** The services that routes and pages may use. Each feature adds its own; `main/services.ts` creates all of them. */
export interface Services {
  /** Null if emails are really sent. */
  mailbox: Mailbox | null
}
