import { z } from 'zod'

const FAILURES = {
  invalid_input: { status: 422, message: 'Some answers need another look.' },
  bad_request: { status: 400, message: 'The server could not read that request.' },
  not_logged_in: {
    status: 401,
    message: 'You are not logged in, Please Login or Create an Account to continue',
  },
  wrong_login: {
    status: 401,
    message: 'The email address or the password is wrong. Check both, or ask for a new password.',
  },
  not_verified: {
    status: 403,
    message: 'Confirm your email address first: open the link in the email we sent you.',
  },
  suspended: {
    status: 403,
    message: 'Your account is suspended. If you think that is a mistake, write to us at /contact.',
  },
  link_dead: {
    status: 410,
    message: 'This link has been used or is too old. Ask for a new one.',
  },
  forbidden: { status: 403, message: 'You cannot do that.' },
  cross_site: {
    status: 403,
    message: 'This request came from another site, so it was not carried out.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  job_not_found: {
    status: 404,
    message: 'This job is no longer here. Look at the other open jobs.',
  },
  not_checked: {
    status: 404,
    message: 'This job is not in the UK, and the UK’s are the only rules we know.',
  },
  done_already: {
    status: 409,
    message: 'Somebody has done that already. Look at the page as it is now.',
  },
  own_job: { status: 403, message: 'This is your own job. You cannot apply for it.' },
  already_applied: {
    status: 409,
    message: 'You have applied for this job already. Your dashboard shows your application.',
  },
  job_closed: {
    status: 409,
    message: 'This job has closed and takes no more applications. What you wrote is kept here.',
  },
  apply_elsewhere: {
    status: 409,
    message: 'This advert comes from elsewhere. Its page says how to apply there.',
  },
  withdrawn: {
    status: 409,
    message: 'This application is withdrawn. Nothing about it can be changed any more.',
  },
  too_large: { status: 413, message: 'That is larger than this server takes.' },
  wrong_type: { status: 415, message: 'The server cannot read that kind of content here.' },
  too_many: { status: 429, message: 'Too many requests. Wait a minute, then try again.' },
  no_space: {
    status: 507,
    message: 'We have no room for the file right now. Try again later.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a minute.' },
  search_busy: {
    status: 503,
    message: 'This search takes too long right now. Try again in a moment.',
  },
  not_ready: { status: 503, message: 'The server is not ready yet. Try again in a minute.' },
} as const

export type FailureCode = keyof typeof FAILURES

/** One field of an input and what to do about it. */
export interface FieldProblem {
  field: string
  message: string
}

/**
 * A rule said no. Services throw it, the two edges translate it, nothing else catches it. Its
 * message is a sentence a person can act on: a failed call is shown to them word for word.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: FailureCode
  readonly status: number
  readonly problems: FieldProblem[]
  /** In how many seconds the same may work. */
  readonly retryAfter: number | undefined

  constructor(
    code: FailureCode,
    problems: FieldProblem[] = [],
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(problems[0]?.message ?? FAILURES[code].message, { cause })
    this.code = code
    this.status = FAILURES[code].status
    this.problems = problems
    this.retryAfter = retryAfter
  }

  /** By name, because the platform and the server's bundle each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'DomainError'
  }
}

/** RFC 9457, for a client that asks for `application/problem+json`. */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    code: z.string().meta({ description: 'A stable word for the failure, for programs.' }),
    requestId: z.string().meta({ description: 'Quote it when you ask for help.' }),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'A failure, when `application/problem+json` is accepted.' })
export type Problem = z.infer<typeof Problem>

export const Sentence = z.string().meta({
  id: 'Sentence',
  description: 'A failure as one sentence a person can read (text/plain).',
})

/** The response schemas of the failures a route can answer with. */
export function failures<const Codes extends FailureCode[]>(...codes: Codes) {
  return Object.fromEntries(
    codes.map((code) => [
      FAILURES[code].status,
      {
        description: FAILURES[code].message,
        content: {
          'text/plain': { schema: Sentence },
          'application/problem+json': { schema: Problem },
        },
      },
    ]),
  )
}
