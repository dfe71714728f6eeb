import { mailSendings } from '../channels.ts'
import type { Mail } from './mail.ts'

/** Tells listeners of each attempt to send, never what is sent or to whom. */
export function reportSendings(mail: Mail): Mail {
  return { send: (message) => mailSendings.tracePromise(() => mail.send(message), {}) }
}
