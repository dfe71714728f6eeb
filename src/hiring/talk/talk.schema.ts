import { z } from 'zod'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { SentFile } from '#platform/files/documents/document-rules.ts'
import { Id, type Timestamp } from '#platform/primitives/primitives.schema.ts'
import { Paragraphs } from '#platform/primitives/texts.schema.ts'

/** The two sides of an application's messages. */
export type TalkSide = 'applicant' | 'employer'

/** The maximum length of a message, in characters. */
export const MESSAGE_LIMIT = 4000

/** The count from which unread messages are shown as ‘99+’. */
export const UNREAD_LIMIT = 100

export const TALK_FILES = {
  /** The maximum number of files each side can send about one application. */
  count: 10,
  /** The total, in bytes. */
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
  /** The id of the rendered form, so that sending it twice creates one message. */
  formId: z.union([z.literal(''), Id]).default(''),
  /** Whether the applicant confirms sending the numbers that we asked about. */
  isSure: z.string().max(10).default(''),
})
export type MessageForm = z.infer<typeof MessageForm>

/** An employer's message with a change of status. */
export const StatusWords = Paragraphs({ limit: MESSAGE_LIMIT, called: 'What you write with it' })

/** A message as one of its readers sees it. */
export interface TalkMessage {
  id: Id
  side: TalkSide
  /** ‘You’, or the author's name as far as the reader may know it. */
  author: string
  text: string
  file: SentFile | null
  /** The time it was sent; while it waits for the desk, the time it was written. */
  at: Timestamp
  /** The status it was sent with. */
  status: Stage | null
  /** Whether it waits for the desk: until then only the sender's side sees it. */
  isHeld: boolean
  /** Whether the desk refused to send it. */
  isRefused: boolean
  /** The time until which only the sender's side sees it; null once it is sent. */
  waitsUntil: Timestamp | null
  /** Whether it is new to the reader. */
  isNew: boolean
  /** Whether the other side has seen it. */
  isRead: boolean
}

/** The reason a side cannot write at present. */
export type TalkDenial = 'withdrawn' | 'talk_over' | 'talk_waits' | 'talk_paused'

/** A side's options in an application's messages. */
export interface TalkState {
  /** Null if they can write. */
  denial: TalkDenial | null
  canAttach: boolean
  /** The id for the next message sent from this page. */
  formId: string
}

/** Shown instead of the form. */
export const TALK_DENIALS: Record<TalkDenial, string> = {
  withdrawn: 'This application has been withdrawn, so nobody can write here any more.',
  talk_over: 'Nobody can write here any more.',
  talk_waits: 'We are looking at this job again. Until we have decided, nobody can write here.',
  talk_paused:
    'We are looking at a report about this poster. Until we have decided, nobody can write to them.',
}
