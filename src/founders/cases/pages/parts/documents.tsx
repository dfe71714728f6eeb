import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { ScanNote } from '#platform/ui/toast/scan-note.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { DOCUMENT_STATE_NAMES } from '#founders/cases/founder-case-words.ts'
import type { CaseDocument } from '#founders/cases/talk/compose-case.ts'
import type { CaseSide, DocumentState } from '#founders/cases/founder-case.ts'
import { formatSize, mediumDate } from '#platform/primitives/formats.ts'
import styles from './case-parts.module.css'

interface DocumentsProps {
  documents: CaseDocument[]
  reader: CaseSide
  hrefOf: (documentId: string) => string
  /** The actions for each document, by its id. */
  actions?: ReadonlyMap<string, ReactNode>
}

/** The documents of both sides, newest first. */
export function Documents({ documents, reader, hrefOf, actions }: DocumentsProps) {
  return (
    <ul className={styles.documents}>
      {documents.map((document) => {
        const { id, name, side, author, size, scan, state, at } = document
        return (
          <li key={id} className={styles.document}>
            <Icon name="file" />
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.soft}>{`${author} · ${mediumDate(at)} · ${formatSize(size)}`}</p>
              <p>
                {scan ? (
                  <ScanNote scan={scan} isOwn={side === reader} />
                ) : (
                  <StateTag state={state} />
                )}
              </p>
              {actions?.get(id)}
            </div>
            {/* A plain link: the browser saves it, and no script prefetches it. */}
            {!scan && (
              <Link
                className={styles.open}
                href={hrefOf(id)}
                rel="nofollow"
                reloadDocument
                aria-label={`Save: ${name}`}
              >
                Save
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function StateTag({ state }: { state: DocumentState }) {
  const name = DOCUMENT_STATE_NAMES[state]
  if (state === 'read')
    return (
      <Tag tone="success" icon="check">
        {name}
      </Tag>
    )
  return <Tag tone={state === 'new' ? 'signal' : 'warning'}>{name}</Tag>
}
