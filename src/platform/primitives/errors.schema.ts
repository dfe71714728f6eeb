import { z } from 'zod'
import failureTexts from './failures.json' with { type: 'json' }

export type FailureCode = keyof typeof failureTexts

/** The law that a text breaks, for programs. */
export const BrokenLaw = z
  .object({
    rule: z.string().meta({ description: 'A stable code of the rule.' }),
    level: z.enum(['red', 'amber']).meta({
      description:
        '‘amber’ may be published with a lawful reason. The error names the field `reason`, into which it goes, for an advert and its questions alike: every call that takes such words has it.',
    }),
    quote: z.string().meta({ description: 'The words that were read; empty for pay.' }),
    law: z.string().meta({ description: 'The section of the law.' }),
    url: z.string(),
    nations: z.array(z.string()).meta({ description: 'The nations of the UK where it holds.' }),
    better: z.string().optional().meta({
      description: 'Words that may stand in place of the quoted ones; empty to leave them out.',
    }),
  })
  .meta({ id: 'BrokenLaw' })
export type BrokenLaw = z.infer<typeof BrokenLaw>

/** An input field and what to do about it. */
export interface FieldProblem {
  field: string
  message: string
  /** The law behind it, if it is one. */
  law?: BrokenLaw
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
    super(problems[0]?.message ?? failureTexts[code].message, { cause })
    this.code = code
    this.status = failureTexts[code].status
    this.problems = problems
    this.retryAfter = retryAfter
  }
}

/** A rejection for one field; '' is the whole form. */
export function wrongField(field: string, message: string): DomainError {
  return new DomainError('invalid_input', [{ field, message }])
}

/** The error format of RFC 9457, for clients that accept `application/problem+json`. */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    code: z.string().meta({ description: 'A stable identifier of the failure, for programs.' }),
    requestId: z.string().meta({ description: 'Quote it when you ask for help.' }),
    errors: z
      .array(z.object({ field: z.string(), message: z.string(), law: BrokenLaw.optional() }))
      .optional(),
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
      failureTexts[code].status,
      {
        description: failureTexts[code].message,
        content: {
          'text/plain': { schema: Sentence },
          'application/problem+json': { schema: Problem },
        },
      },
    ]),
  )
}

/** The response schemas of the failures of a route that reads a body, with those that it has beside. */
export function bodyFailures<const Codes extends FailureCode[]>(...codes: Codes) {
  return failures('invalid_input', 'bad_request', 'too_large', 'wrong_type', 'too_many', ...codes)
}
