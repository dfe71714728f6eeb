import { Button } from '#app/ui/button.tsx'
import styles from './share-link.module.css'

interface ShareLinkProps {
  url: string
  title: string
}

/** The job's address to copy or send on. The copy button appears where a script can do it. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const message = encodeURIComponent(`${title}: ${url}`)

  return (
    <div className={styles.share}>
      <label htmlFor="share-link">Share this job</label>
      <input className={styles.address} id="share-link" type="text" readOnly defaultValue={url} />
      <p className={styles.ways}>
        <Button size="small" icon="link" hidden data-copy-from="share-link">
          Copy link
        </Button>
        <a href={`https://wa.me/?text=${message}`} rel="noopener nofollow">
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>E-mail</a>
      </p>
    </div>
  )
}
