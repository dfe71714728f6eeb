import { mailSendings } from '#platform/channels.ts'
import type { Mail } from './mail.ts'

/** Reports each attempt to send to listeners, never the content or the recipient. */
export function reportSendings(mail: Mail): Mail {
  return { send: (message) => mailSendings.tracePromise(() => mail.send(message), {}) }
}
