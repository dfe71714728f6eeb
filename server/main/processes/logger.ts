import { currentTrace } from '#server/observability/tracing/current-trace.ts'
import { pino, type DestinationStream, type Logger } from 'pino'

/** What a database says about a row, which is about a person at times. */
const PERSONAL = ['detail', 'where', 'internalQuery', 'parameters', 'query']

/** The log of the server: JSON lines without what people typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((name) => [`err.${name}`, `err.cause.${name}`, `error.${name}`])
  const options = { level, redact: { paths, remove: true }, mixin: traceOf }
  return destination ? pino(options, destination) : pino(options)
}

/** The trace to which a line belongs, if there is one. */
function traceOf() {
  const trace = currentTrace.getStore()
  return trace ? { traceId: trace.traceId } : {}
}
