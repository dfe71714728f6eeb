import { currentTrace } from '#main/observability/tracing/current-trace.ts'
import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields of a database error that describe a row, and so possibly a person. */
const PERSONAL = ['detail', 'where', 'internalQuery', 'parameters', 'query']

/** The log of the server: JSON lines without what people typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((name) => [`err.${name}`, `err.cause.${name}`, `error.${name}`])
  const options = { level, redact: { paths, remove: true }, mixin: traceOf }
  return destination ? pino(options, destination) : pino(options)
}

/** The trace that a line belongs to, if any. */
function traceOf() {
  const trace = currentTrace.getStore()
  return trace ? { traceId: trace.traceId } : {}
}
