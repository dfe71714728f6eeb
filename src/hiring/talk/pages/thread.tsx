import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { ScanNote } from '#platform/ui/toast/scan-note.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import {
  changeLine,
  CLOSE_REASON_WORDS,
  licenceWords,
} from '#hiring/applications/model/application-words.ts'
import { formatSize, mediumDateTime } from '#platform/primitives/formats.ts'
import { timeOfDay } from '#platform/primitives/time/time-of-day.ts'
import { FORBIDDEN_REQUESTS } from '#platform/http/forbidden-requests.ts'
import { messageFilePath } from '#hiring/applicants/applicant-paths.ts'
import { reportMessagePath } from '#trade/paths/report-paths.ts'
import type { TalkMessage, TalkSide } from '#hiring/talk/talk.schema.ts'
import { eventWords } from '#hiring/applications/pages/status-words.ts'
import { foldEntries, toEntries, type Entry } from './entries.ts'
import styles from './thread.module.css'

interface ThreadProps {
  applicationId: string
  events: ApplicationEvent[]
  messages: TalkMessage[]
  reader: TalkSide
  /** Whether the poster is proved to be the employer, for an applicant. */
  isPosterProved?: boolean
  /** The time of our warning about the poster. */
  warnedAt?: string
}

/** The events and messages of an application, oldest first. */
export function Thread({ events, messages, warnedAt, ...props }: ThreadProps) {
  const { earlier, latest } = foldEntries(toEntries({ events, messages, warnedAt }))
  return (
    <>
      {earlier.length > 0 && (
        <Disclosure summary={earlierWords(earlier.length)}>
          <Entries entries={earlier} {...props} />
        </Disclosure>
      )}
      <Entries entries={latest} {...props} />
      <p className={styles.time}>Times here are those in London.</p>
    </>
  )
}

function earlierWords(count: number) {
  return count === 1 ? '1 earlier entry' : `${count} earlier entries`
}

type EntryProps = Pick<ThreadProps, 'applicationId' | 'reader' | 'isPosterProved'>

function Entries({ entries, ...props }: EntryProps & { entries: Entry[] }) {
  return (
    <ol className={styles.thread}>
      {entries.map((entry) =>
        entry.kind === 'message' ? (
          <Message key={entry.message.id} message={entry.message} {...props} />
        ) : (
          <Happened
            key={entry.kind === 'event' ? `${entry.event.kind} ${entry.at}` : entry.kind}
            entry={entry}
            {...props}
          />
        ),
      )}
    </ol>
  )
}

function Happened({
  entry,
  isPosterProved = true,
}: EntryProps & { entry: Exclude<Entry, { kind: 'message' }> }) {
  const words =
    entry.kind === 'event' ? eventWords(entry.event, isPosterProved) : 'Landfall warned you'
  return (
    <li className={styles.event}>
      <span className={styles.words}>{words}</span>
      {entry.kind === 'event' && <EventLines detail={entry.event.detail} />}
      <Time at={entry.at} />
    </li>
  )
}

function Message({ message, applicationId, reader }: EntryProps & { message: TalkMessage }) {
  const { id, side, author, text, file, at, isHeld, isRefused, waitsUntil, isNew, isRead } = message
  return (
    <li className={styles.message} data-is-own={side === reader || undefined}>
      <p className={styles.head}>
        <b className={styles.author}>{author}</b>
        <Time at={at} />
        {isNew && <Tag tone="signal">New</Tag>}
        {isHeld && <Tag tone="warning">We look at it before it is sent</Tag>}
        {isRefused && <Tag tone="danger">We did not send it</Tag>}
        {waitsUntil && <Tag>They read it from {timeOfDay(waitsUntil)}</Tag>}
        {isRead && <span className={styles.time}>Seen</span>}
      </p>
      <p className={styles.text}>{text}</p>
      {file && (
        <p>
          {file.scan ? (
            file.name
          ) : (
            <Link href={messageFilePath(applicationId, id)} rel="nofollow" reloadDocument download>
              {file.name}
            </Link>
          )}{' '}
          <span className={styles.time}>{formatSize(file.size)}</span>
          {file.scan && <ScanNote scan={file.scan} isOwn={side === reader} />}
        </p>
      )}
      {reader === 'applicant' && side === 'employer' && (
        <p className={styles.reports}>
          <Link href={reportMessagePath(id)} rel="nofollow">
            Report this
          </Link>
          <Link href={reportMessagePath(id, 'money')} rel="nofollow">
            This asks me for money
          </Link>
        </p>
      )}
    </li>
  )
}

function Time({ at }: { at: string }) {
  return (
    <time className={styles.time} dateTime={at}>
      {mediumDateTime(at)}
    </time>
  )
}

/** The details of an event, one per line. */
export function EventLines({ detail }: { detail: ApplicationEvent['detail'] }) {
  const { changes, reason, licence } = detail ?? {}
  const lines = [
    ...(changes ?? []).map(changeLine),
    ...(reason ? [CLOSE_REASON_WORDS[reason].notice] : []),
    ...(licence ? [licenceWords(licence)] : []),
  ]
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}

/** Shown above anything an employer wrote. */
export function WhatNobodyMayAsk() {
  return (
    <Disclosure summary={FORBIDDEN_REQUESTS.short}>
      <p>{`${FORBIDDEN_REQUESTS.heading}:`}</p>
      <ul className={styles.never}>
        {FORBIDDEN_REQUESTS.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
