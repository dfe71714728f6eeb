import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#platform/secrets/new-id.ts'
import { toEnvelope } from './envelope.ts'
import type { Mail, Message, Sender } from './mail.ts'

/** An email stored on this machine. */
export interface StoredMail {
  id: string
  /** The time when it was sent. */
  at: string
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: Sender
  calendar?: Message['calendar']
  /** Further headers. */
  headers?: Record<string, string>
}

/** Replaces a missing mail server: stores every email as a file. */
export interface Mailbox extends Mail {
  /** Newest first. */
  list(): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | null>
}

const MAX_LISTED = 200
const ID = /^\d{13}-[0-9a-z]{13}$/

export function openMailbox(folder: string, from: Sender): Mailbox {
  async function find(id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null
    try {
      return JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  return {
    find,
    async send(message) {
      const { to, subject, text, html, replyTo, headers } = toEnvelope(from, message)
      const id = `${Date.now()}-${newId()}`
      const sent = { to, subject, text, html, replyTo, calendar: message.calendar, headers }
      const mail = { id, at: new Date().toISOString(), ...sent }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed once complete, so that readers never see half an email.
      const partial = path.join(folder, `${id}.partial`)
      await writeFile(partial, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(partial, path.join(folder, `${id}.json`))
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
      const newest = ids.toSorted().toReversed().slice(0, MAX_LISTED)
      const mails = await Promise.all(newest.map(find))
      return mails.filter((mail) => mail !== null)
    },
  }
}
