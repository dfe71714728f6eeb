import { ScanNote } from '#platform/ui/toast/scan-note.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { CaseMessage } from '#founders/cases/talk/compose-case.ts'
import { formatSize, mediumDateTime } from '#platform/primitives/formats.ts'
import styles from './case-parts.module.css'

interface MessagesProps {
  messages: CaseMessage[]
  hrefOf: (documentId: string) => string
}

/** Messages of both sides, oldest first. */
export function Messages({ messages, hrefOf }: MessagesProps) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, author, text, documents, at, isOwn }) => (
        <li key={id} className={styles.message} data-is-own={isOwn || undefined}>
          <p className={styles.head}>
            <b>{author}</b>{' '}
            <time className={styles.soft} dateTime={at}>
              {mediumDateTime(at)}
            </time>
          </p>
          {text && <p className={styles.text}>{text}</p>}
          {documents.map((document) => (
            <p key={document.id}>
              {document.scan ? (
                document.name
              ) : (
                <Link href={hrefOf(document.id)} rel="nofollow" reloadDocument>
                  {document.name}
                </Link>
              )}{' '}
              <span className={styles.soft}>{formatSize(document.size)}</span>
              {document.scan && <ScanNote scan={document.scan} isOwn={isOwn} />}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
