import { createTransport } from 'nodemailer'
import { toEnvelope } from './envelope.ts'
import type { Mail } from './mail.ts'

/**
 * A long wait for the last answer means fewer emails that are sent twice. The sum stays below a
 * task's limit of 15 minutes.
 */
const TIMEOUTS_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 5 * 60_000,
}

export function openSmtp(url: string, from: string, timeouts = TIMEOUTS_MS): Mail {
  const transport = createTransport({ url, ...timeouts })
  return {
    async send(message) {
      await transport.sendMail(toEnvelope(from, message))
    },
  }
}
