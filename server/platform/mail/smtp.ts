import { createTransport } from 'nodemailer'
import { toEnvelope } from './envelope.ts'
import type { Mail } from './mail.ts'

/** Waiting longer for the last answer means fewer mails that arrive twice. All of it stays below a task's 15 minutes. */
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
