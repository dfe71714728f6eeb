import { z } from 'zod'
import { CompanyNumber, POSTING_LIMITS } from '#trade/postings.schema.ts'
import type { Timestamp } from '#platform/primitives/primitives.schema.ts'
import { asLine, EmailAddress, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import { ORGANISATION_LIMITS, PROOF_CODE_LENGTH } from './model/organisation-limits.ts'
import type eventWords from './history/event-words.json'
import type mailWords from './mail/mail-words.json'

/** The roles: owners decide about members and proof, recruiters about jobs and applicants; readers only look. */
export const MemberRole = z.enum(['owner', 'recruiter', 'reader'])
export type MemberRole = z.infer<typeof MemberRole>

/**
 * The proof that an organisation is the body it claims to be: a code to its domain, a record in DNS, a file on its
 * site, a code in a letter to its registered office, a proved organisation of the same body, or a decision of the desk.
 */
export const ProofKind = z.enum(['mail', 'dns', 'file', 'letter', 'vouched', 'decision'])
export type ProofKind = z.infer<typeof ProofKind>

/** Strong evidence proves at once. Weak evidence, such as a domain that only resembles the name, waits for the desk. */
export type ProofStrength = 'strong' | 'weak'

/** A proof in progress: a code by mail or in a letter, a record or file at a domain, or a request to the desk. */
export type ProofRequestKind = 'mail' | 'site' | 'letter' | 'decision'

/** The kinds of mails to members and invited people. */
export type OrganisationMailKind = 'invitation' | 'proof-code' | keyof typeof mailWords.members

/** The actions in an organisation’s history. */
export type OrganisationAction = keyof typeof eventWords

export const CLAIM_PROBLEM =
  'An earlier advert of this company names another legal body. A company is one legal body: change it on the company’s page, or post under another company name.'
export const EMPLOYER_CHANGE_PROBLEM =
  'People have applied to this advert under the old company name. Close it and post a new one for the other company.'

/** An invitation by email address. */
export const Invitation = z.object({
  email: EmailAddress(ORGANISATION_LIMITS.email),
  role: z.preprocess((role) => role || undefined, MemberRole.default('reader')),
})
export type Invitation = z.infer<typeof Invitation>

const OrganisationName = Line({
  limit: POSTING_LIMITS.companyName,
  called: 'The name',
  missing: 'Enter the name that your adverts show.',
})

export const NewOrganisation = z.object({ name: OrganisationName })

/** An organisation’s claim. */
export const ClaimForm = z.object({
  name: OrganisationName,
  legalName: Line({ limit: POSTING_LIMITS.legalName, called: 'The legal name' }),
  companyNumber: CompanyNumber,
  sponsorId: z.string().default('').transform(asLine),
  /** What the form was filled in from; an older form has none. */
  version: z.string().optional(),
})
export type ClaimForm = z.infer<typeof ClaimForm>

export const WorkAddress = z.object({ workEmail: EmailAddress(ORGANISATION_LIMITS.email) })

const Code = z
  .string()
  .default('')
  .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[A-Z0-9]{${PROOF_CODE_LENGTH}}$`),
        `Enter the ${PROOF_CODE_LENGTH} characters of the code.`,
      ),
  )

export const ProofCode = z.object({ code: Code })
export const LetterCode = z.object({ letterCode: Code })

export const SiteDomain = z.object({
  domain: Line({
    limit: ORGANISATION_LIMITS.domain,
    called: 'The domain',
    missing: 'Enter your domain, like example.co.uk.',
  }),
})

const DocumentName = Line({ limit: ORGANISATION_LIMITS.document, called: 'The name of a document' })

/** An owner’s message to the desk. */
export const DeskRequest = z.object({
  evidence: Paragraphs({
    limit: ORGANISATION_LIMITS.evidence,
    called: 'The text',
    missing: 'Tell us who you are there and how we can see it.',
  }),
  documentOne: DocumentName,
  documentTwo: DocumentName,
  documentThree: DocumentName,
})
export type DeskRequest = z.infer<typeof DeskRequest>

export const Vouching = z.object({
  reference: Line({
    limit: 36,
    called: 'The reference',
    missing: 'Enter the reference of the other organisation. It is on its page.',
  }),
})

/** A proof for readers, and its date. */
export interface ProofFacts {
  kind: ProofKind
  /** ‘Proved by an address at leedsth.nhs.uk since 3 November 2026.’ */
  words: string
  provedAt: Timestamp
  lapsesAt: Timestamp
}
