import type { Rejection } from '#app/forms/rejection.ts'

/** What each way of proof is shown with. */
export interface WayProps {
  organisation: {
    id: string
    name: string
    legalName: string | null
    /** A code that has been sent. */
    mail: { email: string | null } | null
    /** A text that is to stand at a domain. */
    site: { domain: string | null; siteText: string | null } | null
    limits: { email: number; domain: number; evidence: number; document: number }
  }
  rejection: Rejection | undefined
  /** The form that was sent last. */
  posted: string | null
}
