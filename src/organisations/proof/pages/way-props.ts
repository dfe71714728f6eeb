import type { Rejection } from '#platform/forms/pages/rejection.ts'

/** Props shared by the ways of proof. */
export interface WayProps {
  organisation: {
    id: string
    name: string
    legalName: string | null
    /** A code already sent. */
    mail: { email: string | null } | null
    /** The text to publish at a domain. */
    site: { domain: string | null; siteText: string | null } | null
    /** A letter requested, on its way, or whose code waits for the desk. */
    letter: 'requested' | 'posted' | 'entered' | null
    limits: { email: number; domain: number; evidence: number; document: number }
  }
  rejection: Rejection | undefined
  /** The last posted form. */
  posted: string | null
}
