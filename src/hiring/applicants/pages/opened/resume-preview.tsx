import type { ReactNode } from 'react'
import type { DocumentText } from '#platform/files/preview/read-document.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import styles from './resume-preview.module.css'

interface ResumePreviewProps {
  applicationId: string
  resume: DocumentText
}

/** The CV to read on the page: pictures of its pages, or the words of a Word file. */
export function ResumePreview({ applicationId, resume: { pages, text } }: ResumePreviewProps) {
  if (pages === 0)
    return text ? (
      <Paper>
        <p className={styles.text}>{text}</p>
      </Paper>
    ) : null
  return (
    <>
      <Paper>
        {Array.from({ length: pages }, (_, page) => (
          <img
            key={page}
            className={styles.page}
            src={`/api/v1/applications/${applicationId}/resume/pages/${page}`}
            alt={text ? `Page ${page + 1}. Its words are below, as text.` : `Page ${page + 1}`}
            width={1240}
            height={1754}
            loading={page === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </Paper>
      {text && (
        <Disclosure summary="Read the CV as text">
          <p className={styles.text}>{text}</p>
        </Disclosure>
      )}
    </>
  )
}

function Paper({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
    <section className={styles.paper} aria-label="The CV" tabIndex={0}>
      {children}
    </section>
  )
}
