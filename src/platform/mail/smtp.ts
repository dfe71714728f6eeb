import { createTransport } from 'nodemailer'
import { toEnvelope } from './envelope.ts'
import { AddressRefused, type Mail, type Sender } from './mail.ts'

/**
 * Waiting long for the last answer means that fewer emails are sent twice. The sum stays below a task's limit of 15
 * minutes.
 */
const TIMEOUTS_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 5 * 60_000,
}

export function openSmtp(url: string, from: Sender, timeouts = TIMEOUTS_MS): Mail {
  const transport = createTransport({ url, ...timeouts })
  return {
    async send(message) {
      try {
        await transport.sendMail(toEnvelope(from, message))
      } catch (error) {
        throw isRefused(error)
          ? new AddressRefused('The address was refused.', { cause: error })
          : error
      }
    },
  }
}

/** Whether a refusal is permanent: a 5xx for the recipient is. A full mailbox or a busy server answers 4xx. */
function isRefused(error: unknown) {
  const {
    code,
    responseCode = 0,
    command,
  } = error as {
    code?: string
    responseCode?: number
    command?: string
  }
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 550 && responseCode <= 553
}
