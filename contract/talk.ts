import { z } from 'zod'
import type { Stage } from './stages.ts'
import type { SentFile } from './documents.ts'
import { Id, type Timestamp } from './primitives.ts'
import { Paragraphs } from './texts.ts'

/** The two who write to each other about an application. */
export type TalkSide = 'applicant' | 'employer'

/** In characters. */
export const MESSAGE_LIMIT = 4000

/** What waits to be read is counted up to here; from here on the words are ‘99+’. */
export const UNREAD_LIMIT = 100

export const TALK_FILES = {
  /** How many files each side can send about one application. */
  count: 10,
  /** Together, in bytes. */
  bytes: 50 * 1024 * 1024,
} as const

export const TALK_PROBLEMS = {
  fileCount: `You have sent ${TALK_FILES.count} files about this application. Send the message without this one.`,
  fileBytes:
    'Your files about this application are 50 MB together with this one. Send the message without it.',
  unprovedFile:
    'Prove who you are to send files. Until then you can send text. Send the message without the file.',
} as const

export const MessageForm = z.object({
  text: Paragraphs({
    limit: MESSAGE_LIMIT,
    called: 'The message',
    missing: 'Write a message.',
  }),
  /** Of the page it was typed on: the same form sent twice is one message. */
  formId: z.union([z.literal(''), Id]).default(''),
  /** The applicant wants to send the numbers that we asked about. */
  isSure: z.string().max(10).default(''),
})
export type MessageForm = z.infer<typeof MessageForm>

/** What an employer says with a change of status. */
export const StatusWords = Paragraphs({ limit: MESSAGE_LIMIT, called: 'What you write with it' })

/** A message as one of its readers sees it. */
export interface TalkMessage {
  id: Id
  side: TalkSide
  /** ‘You’, or who wrote it as far as the reader may know them. */
  author: string
  text: string
  file: SentFile | null
  /** When it was sent; while it waits for the desk, when it was written. */
  at: Timestamp
  /** The status that it came with. */
  status: Stage | null
  /** Only its side sees it until the desk has looked. */
  isHeld: boolean
  /** Only its side sees it until then; null once it is sent. */
  waitsUntil: Timestamp | null
  /** The reader has not seen it before. */
  isNew: boolean
  /** The other side has seen it. */
  isRead: boolean
}

/** Why nobody of a side can write at present. */
export type TalkDenial = 'withdrawn' | 'talk_over' | 'talk_paused'

/** What a side can do in the talk of an application. */
export interface TalkState {
  /** Null if they can write. */
  denial: TalkDenial | null
  canAttach: boolean
  /** For the next message of this page. */
  formId: string
}

/** In place of the form. */
export const TALK_DENIALS: Record<TalkDenial, string> = {
  withdrawn: 'This application has been withdrawn, so nobody can write here any more.',
  talk_over: 'Nobody can write here any more.',
  talk_paused:
    'We are looking at a report about this poster. Until we have decided, nobody can write to them.',
}

export const TALK_WORDS = {
  sent: 'Your message has been sent.',
  statusHeld:
    'We look at what you wrote before it is sent. The status is as it was: set it once we are done.',
  held: 'We look at your message before it is sent. You can see here when it has gone.',
} as const
