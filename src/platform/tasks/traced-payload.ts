/**
 * The cause of a task is stored with its payload, under a name that no payload has. Tasks outlive a restart, so it is
 * removed even if tracing is now off.
 */
const NAME = 'traceparent'

export function withTrace(payload: object, traceparent: string | undefined): object {
  return traceparent ? { ...payload, [NAME]: traceparent } : payload
}

export function withoutTrace(stored: unknown): {
  payload: object
  traceparent: string | undefined
} {
  const { [NAME]: traceparent, ...payload } = (stored ?? {}) as Record<string, unknown>
  return { payload, traceparent: typeof traceparent === 'string' ? traceparent : undefined }
}
