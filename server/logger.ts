import { pino, type DestinationStream, type Logger } from 'pino'

/** What a database says about a row, which is about a person at times. */
const PERSONAL = ['detail', 'where', 'internalQuery', 'parameters', 'query']

/** The log of the server: JSON lines without what people typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((name) => [`err.${name}`, `err.cause.${name}`, `error.${name}`])
  const options = { level, redact: { paths, remove: true } }
  return destination ? pino(options, destination) : pino(options)
}
