import styles from './share-link.module.css'

/** The job's address to copy or send on. The copy button appears when a script can do it. */
export function ShareLink({ url }: { url: string }) {
  return (
    <div className={styles.share}>
      <label htmlFor="share-link">Share this job</label>
      <input id="share-link" type="text" readOnly defaultValue={url} />
      <button type="button" hidden data-copy-from="share-link">
        Copy link
      </button>
    </div>
  )
}
