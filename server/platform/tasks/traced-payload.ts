/**
 * What caused a task travels with it, beside its payload, under a name that no payload has. Tasks of the database
 * outlive a restart, so that it is taken off again even where nobody traces any more.
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
