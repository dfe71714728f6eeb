import { SourceWords } from '#hiring/arrival/pages/source-words.tsx'
import type { SponsorLossFact } from '#hiring/sponsor-loss/sponsor-loss.schema.ts'
import styles from './sponsor-lost.module.css'

interface FactListProps {
  id: string
  title: string
  facts: SponsorLossFact[]
}

export function FactList({ id, title, facts }: FactListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {facts.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}

/** The sources of all facts, each once, and whether we have read them there. */
export function SourceList({ facts }: { facts: SponsorLossFact[] }) {
  const sources = new Map(facts.map((fact) => [fact.source.url, fact]))
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Where this comes from</h2>
      <ul className={`${styles.list} ${styles.soft}`} data-sources>
        {[...sources].map(([url, { source, isUnverified }]) => (
          <li key={url}>
            <SourceWords {...source} isUnverified={isUnverified} />
          </li>
        ))}
      </ul>
    </section>
  )
}
