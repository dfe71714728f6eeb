import { useRef } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { CopyButton } from '#platform/ui/buttons/copy-button.tsx'
import styles from './share-link.module.css'

interface ShareLinkProps {
  url: string
  title: string
}

/** The job's URL to copy or share. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const { words } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const message = encodeURIComponent(`${title}: ${url}`)

  return (
    <div className={styles.share}>
      <label htmlFor="share-link">{words.job.share}</label>
      <input
        ref={field}
        className={styles.address}
        id="share-link"
        type="text"
        readOnly
        defaultValue={url}
      />
      <p className={styles.ways}>
        <a href={`https://wa.me/?text=${message}`} rel="noopener nofollow">
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
          {words.job.email}
        </a>
        <CopyButton text={url} size="small" icon="link" onDenied={() => field.current?.select()}>
          {words.job.copyLink}
        </CopyButton>
      </p>
    </div>
  )
}
