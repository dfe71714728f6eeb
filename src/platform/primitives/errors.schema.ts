import { z } from 'zod'

const FAILURES = {
  invalid_input: { status: 422, message: 'Some answers need fixing.' },
  private_numbers: { status: 422, message: 'Look at the numbers in your text before you send it.' },
  bad_request: { status: 400, message: 'The server could not read that request.' },
  not_logged_in: {
    status: 401,
    message: 'You are not logged in, Please Login or Create an Account to continue',
  },
  wrong_login: {
    status: 401,
    message: 'The email address or the password is wrong. Check both, or ask for a new password.',
  },
  second_step: {
    status: 401,
    message:
      'Your password is right, and your account has a second step. Log in on our log-in page, or send your code as well.',
  },
  step_expired: {
    status: 410,
    message: 'That took too long, or was wrong too many times. Log in again.',
  },
  second_step_needed: {
    status: 403,
    message:
      'You can see other people’s details here: protect them with a second step first. Set it up in your settings.',
  },
  not_verified: {
    status: 403,
    message: 'Confirm your email address first: open the link in the email we sent you.',
  },
  suspended: {
    status: 403,
    message: 'Your account is suspended. If you think this is a mistake, write to us at /contact.',
  },
  link_dead: {
    status: 410,
    message: 'This link has been used or has expired. Ask for a new one.',
  },
  too_many_alerts: {
    status: 409,
    message: 'You have 20 alerts, and more would be hard to read. Delete one, then set this one.',
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
    message: 'This job is outside the UK, and we only know the UK’s rules.',
  },
  done_already: {
    status: 409,
    message: 'Someone has already done that. Reload the page.',
  },
  entry_changed: {
    status: 409,
    message: 'This was changed in another window since you opened it. Nothing is saved yet.',
  },
  case_changed: {
    status: 409,
    message:
      'Somebody wrote or changed something here since you opened this page. Nothing is sent yet: read it, then send yours again.',
  },
  list_full: {
    status: 409,
    message: 'This list is full. Remove a job from it first.',
  },
  note_changed: {
    status: 409,
    message: 'This note was changed elsewhere in the meantime.',
  },
  changed_by_colleague: {
    status: 409,
    message: 'A colleague changed this since you opened it. Look at it, then decide.',
  },
  scores_go: {
    status: 422,
    message: 'Scores go with what you take away. Tick that you want that.',
  },
  own_job: { status: 403, message: 'This is your own job. You cannot apply for it.' },
  already_applied: {
    status: 409,
    message: 'You have already applied for this job. Your dashboard shows your application.',
  },
  none_sent: {
    status: 409,
    message: 'Nothing was sent: none of these jobs takes your application now.',
  },
  job_closed: {
    status: 409,
    message: 'This job has closed, so you can no longer apply. We have saved what you wrote.',
  },
  nobody_reads: {
    status: 409,
    message:
      'Nobody reads applications for this job any more: the person who posted it is no longer here. We have saved what you wrote.',
  },
  job_held: {
    status: 409,
    message: 'We are looking at this advert. Until then you can change it or delete it.',
  },
  people_wait: {
    status: 409,
    message: 'People who applied wait for your answer. See who they are before you go on.',
  },
  organisation_suspended: {
    status: 403,
    message:
      'This organisation is suspended on Landfall, so nobody can post or write under its name.',
  },
  apply_elsewhere: {
    status: 409,
    message: 'This job was advertised on another site. Its page tells you how to apply.',
  },
  withdrawn: {
    status: 409,
    message: 'This application has been withdrawn, so it can no longer be changed.',
  },
  moved_meanwhile: {
    status: 409,
    message: 'Someone else has moved this applicant meanwhile. See where they are now.',
  },
  undo_over: {
    status: 409,
    message:
      'The minute is over, so it has been told and cannot be taken back. Move them again, or write to them.',
  },
  too_many_at_once: {
    status: 422,
    message: 'That is too many at once. Tick up to 100 people.',
  },
  nobody_ticked: { status: 422, message: 'Tick the people first.' },
  list_of_texts_full: {
    status: 409,
    message: 'Your organisation has 50 texts of its own. Delete one first.',
  },
  arrival_paused: {
    status: 409,
    message: 'This cannot be changed now. Reload the page: it says why.',
  },
  interview_over: {
    status: 409,
    message: 'Nothing can be arranged here now. Reload the page: it says why.',
  },
  interview_changed: {
    status: 409,
    message: 'This has changed since you opened the page. Look at it again, then decide.',
  },
  slot_taken: {
    status: 409,
    message: 'Somebody else has just taken this time. Choose one of the others.',
  },
  talk_over: { status: 409, message: 'Nobody can write here any more.' },
  talk_paused: {
    status: 409,
    message:
      'We are looking at a report about this poster. Until we have decided, nobody can write to them.',
  },
  under_review: {
    status: 409,
    message:
      'We look at what you wrote or posted first. You can decide about this applicant once we are done.',
  },
  wrong_host: { status: 421, message: 'This server does not answer under that name.' },
  too_large: { status: 413, message: 'That is too large to send.' },
  wrong_type: { status: 415, message: 'The server cannot read that kind of content here.' },
  too_many: { status: 429, message: 'Too many requests. Wait a minute, then try again.' },
  virus_found: {
    status: 422,
    message:
      'We found a virus in this file, so we did not take it. Check your device, then choose another file.',
  },
  file_waiting: {
    status: 423,
    message:
      'This file is being checked for viruses. You can open it as soon as it is clean: try again in a few minutes.',
  },
  file_removed: {
    status: 410,
    message: 'This file was removed: a virus was found in it. Ask for another one.',
  },
  no_space: {
    status: 507,
    message: 'We cannot store the file right now. Try again later.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a minute.' },
  search_busy: {
    status: 503,
    message: 'This search is taking too long. Try again in a moment.',
  },
  busy: {
    status: 503,
    message: 'Very many people are here at the moment. Try again in a few seconds.',
  },
  not_ready: { status: 503, message: 'The server is not ready yet. Try again in a minute.' },
} as const

export type FailureCode = keyof typeof FAILURES

/** An input field and what to do about it. */
export interface FieldProblem {
  field: string
  message: string
}

/**
 * A rule's rejection of a request. Services throw it; the error handler and the form kit turn it into an answer. People
 * see its message verbatim, so it must be a sentence they can act on.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: FailureCode
  readonly status: number
  readonly problems: FieldProblem[]
  /** The seconds after which a retry may succeed. */
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
}

/** The error format of RFC 9457, for clients that accept `application/problem+json`. */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    code: z.string().meta({ description: 'A stable identifier of the failure, for programs.' }),
    requestId: z.string().meta({ description: 'Quote it when you ask for help.' }),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({
    id: 'Problem',
    description: 'A failure, for clients that accept `application/problem+json`.',
  })
export type Problem = z.infer<typeof Problem>

export const Sentence = z.string().meta({
  id: 'Sentence',
  description: 'A failure as one sentence a person can read (text/plain).',
})

/** The response schemas of a route's failures. */
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
