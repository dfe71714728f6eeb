import { z } from 'zod'

/** Owners decide about members and proof, recruiters about jobs and applicants; readers only look. */
export const MemberRole = z.enum(['owner', 'recruiter', 'reader'])
export type MemberRole = z.infer<typeof MemberRole>

/**
 * What we know of who posted an advert: it was imported from a source that is not the employer, its
 * organisation has not shown that it is the employer, or it has.
 */
export const Poster = z.enum(['source', 'unproved', 'proved'])
export type Poster = z.infer<typeof Poster>

/**
 * How an organisation showed that it is the body it says it is: by a code to its domain, a record in DNS,
 * a file on its site, a proved organisation of the same body, or a decision of the desk.
 */
export const ProofKind = z.enum(['mail', 'dns', 'file', 'vouched', 'decision'])
export type ProofKind = z.infer<typeof ProofKind>

/** What is recorded in an organisation’s history. */
export type OrganisationAction =
  | 'created'
  | 'renamed'
  | 'claimed'
  | 'proved'
  | 'proof-ended'
  | 'member-invited'
  | 'invitation-withdrawn'
  | 'member-joined'
  | 'member-left'
  | 'member-removed'
  | 'role-changed'
  | 'job-posted'
  | 'job-changed'
  | 'job-closed'
  | 'job-reopened'
  | 'job-removed'
  | 'frozen'
  | 'unfrozen'
  | 'suspended'
  | 'unsuspended'

export const CLAIM_PROBLEM =
  'An earlier advert of this company names another legal body. A company is one legal body: change it on the company’s page, or post under another company name.'
export const EMPLOYER_CHANGE_PROBLEM =
  'People have applied to this advert under the old company name. Close it and post a new one for the other company.'
