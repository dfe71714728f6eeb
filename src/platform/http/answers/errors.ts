import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import {
  isDatabaseAway,
  isDatabaseFull,
  isLockFailure,
} from '#platform/database/server/time-limit.ts'
import { DomainError, type FailureCode, type Problem } from '#platform/primitives/errors.schema.ts'
import { FAILURE_PAGE_POLICY, failurePage, TRY_AGAIN, type WayOn } from './failure-page.ts'

/** Our codes for the errors of a request that Fastify could not read. */
const REQUEST_FAILURES: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
}

/** Converts any error to a `DomainError`; an unknown one becomes 'internal', without details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new DomainError(
      'invalid_input',
      error.validation.map(({ instancePath, message }) => ({
        field: instancePath.slice(1).replaceAll('/', '.'),
        message: message ?? 'Look at this answer again.',
      })),
    )
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const known = code && REQUEST_FAILURES[code]
  if (known) return new DomainError(known)
  // Includes a client that disconnected, whose code (ECONNRESET) a lost database has as well.
  if (statusCode && statusCode < 500) return new DomainError('bad_request')
  if (isDatabaseAway(error) || isDatabaseFull(error))
    return new DomainError('not_ready', [], { retryAfter: 5 })
  if (isLockFailure(error)) return new DomainError('busy', [], { retryAfter: 1 })
  return new DomainError('internal')
}

const AFTER_FORM = 'Go back to your form: your browser still has what you typed.'

/**
 * Sends one sentence: as plain text, which pages show, as a page if a browser opens one, or as RFC 9457 if the client
 * accepts it.
 */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toDomainError(error)
  if (failure.status >= 500) logFailure(error, request)
  reply.code(failure.status).header('cache-control', 'no-store').header('vary', 'Accept')
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)

  const { accept = '' } = request.headers
  if (accept.includes('text/html')) {
    // HEAD answers like GET.
    const isForm = !['GET', 'HEAD'].includes(request.method)
    const wayOn = findWayOn(failure.code, request)
    const message = isForm && !wayOn ? `${failure.message} ${AFTER_FORM}` : failure.message
    // The URL of a form is not a page to open again.
    const again = !isForm && failure.status >= 500 ? TRY_AGAIN : undefined
    return reply
      .header('content-security-policy', FAILURE_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(failurePage(message, wayOn ?? again))
  }
  if (!accept.includes('application/problem+json')) {
    return reply.type('text/plain; charset=utf-8').send(failure.message)
  }
  const problem: Problem = {
    type: 'about:blank',
    title: failure.message,
    status: failure.status,
    code: failure.code,
    requestId: request.id,
    ...(failure.problems.length > 0 && { errors: failure.problems }),
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem)
}

/** The page that removes what kept somebody from a download, and leads back to the page with its link. */
function findWayOn(code: FailureCode, { headers }: FastifyRequest): WayOn | undefined {
  if (code !== 'second_step_needed') return undefined
  const from = URL.parse(headers.referer ?? '')
  const next = from && from.host === headers.host ? `${from.pathname}${from.search}` : '/dashboard'
  return {
    href: `/setting/step?${new URLSearchParams({ next })}`,
    label: 'Set up two-step login',
  }
}

/** Intended answers, as under overload, are no failures of ours, and logging a stack of each would add load. */
function logFailure(error: unknown, { log }: FastifyRequest) {
  if (error instanceof DomainError && error.code !== 'internal') log.warn({ code: error.code })
  else log.error(error)
}
