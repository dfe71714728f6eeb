import styles from './job-description.module.css'

/**
 * The advert's own text with the structure its writer gave it: HTML made by `descriptionHtml` or reduced to a safe
 * subset when it was stored.
 */
export function JobDescription({ html }: { html: string }) {
  return <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
}
