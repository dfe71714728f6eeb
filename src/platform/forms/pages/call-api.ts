import { data } from 'react-router'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { ownerHeader } from './owner/owner-header.ts'
import type { Rejection } from './rejection.ts'
import { UNREACHABLE_REJECTION } from './unreachable.ts'

export const ACCEPT = 'application/problem+json, application/json, text/plain'
export const FAILED = 'That did not work. Try again in a minute.'
/** The message at a form whose session has ended. */
export const LOGGED_OUT = 'You were logged out. Log in in a new tab; this page keeps your text.'

export type CallResult<Answer> =
  | { answer: Answer; rejection?: undefined }
  | { answer?: undefined; rejection: Rejection }

/**
 * Posts to a call of our API, as JSON or, for a `FormData`, as a multipart form. A rejection is returned in the shape
 * that forms display; it never throws.
 */
export async function callApi<Answer>(
  path: string,
  body: Record<string, unknown> | FormData,
  signal?: AbortSignal,
): Promise<CallResult<Answer>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        ...ownerHeader(),
        accept: ACCEPT,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal,
    })
    const type = response.headers.get('content-type')
    return readAnswer(response.status, type, await response.text())
  } catch {
    return { rejection: UNREACHABLE_REJECTION }
  }
}

interface UploadOptions {
  signal: AbortSignal
  /** Called with the fraction sent, from 0 to 1. */
  onProgress(sent: number): void
}

/** Like `callApi` for a form with a file: `fetch` does not report upload progress. */
export function uploadForm<Answer>(
  path: string,
  body: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<CallResult<Answer>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ rejection: UNREACHABLE_REJECTION })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type')
      try {
        resolve(readAnswer(request.status, type, request.responseText))
      } catch {
        fail()
      }
    })
    for (const end of ['error', 'abort']) request.addEventListener(end, fail)
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    const headers = { ...ownerHeader(), accept: ACCEPT }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}

function readAnswer<Answer>(status: number, type: string | null, text: string): CallResult<Answer> {
  const isDone = status >= 200 && status < 300
  if (!isDone) return { rejection: readRejection(status, type, text) }
  return { answer: (type?.includes('json') ? JSON.parse(text) : text) as Answer }
}

/** The rejection for a form to display. An answer that is not from our server gets our own text. */
export function readRejection(status: number, type: string | null, body: string): Rejection {
  if (type?.startsWith('application/problem+json')) {
    const { code, title, errors = [] } = JSON.parse(body) as Problem
    const fields: Record<string, string> = {}
    for (const { field, message } of errors) fields[field] ??= message
    return toRejection(status, code, code === 'not_logged_in' ? LOGGED_OUT : title, fields)
  }
  const isSentence = type?.startsWith('text/plain') && body !== ''
  return toRejection(status, 'unknown', isSentence ? body : FAILED)
}

interface Problem {
  code: string
  title: string
  errors?: { field: string; message: string }[]
}

export function toRejection(
  status: number,
  code: string,
  sentence: string,
  errors = {},
): Rejection {
  const hasFields = Object.keys(errors).length > 0
  return { status, code, errors: hasFields ? errors : { '': sentence }, values: {} }
}

/**
 * The result of a `clientAction` for a rejected form. Because of its status the router does not reload the page's data:
 * without a connection that would replace the page and lose the form.
 */
export function rejectCall(rejection: Rejection, values: Record<string, string> = {}) {
  return data({ ...rejection, values }, { status: rejection.status || 503 })
}

/** Shows the error of a call without a form. */
export function showRejection({ errors }: Rejection, ms?: number) {
  const [message] = Object.values(errors)
  if (message) showToast('error', message, ms)
}
