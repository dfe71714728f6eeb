import { SourceWords } from '#hiring/arrival/pages/source-words.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { SponsorLossFact, SponsorLossHelp } from '#hiring/sponsor-loss/sponsor-loss.schema.ts'
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
        {facts.map(({ words, source, isUnverified }) => (
          <li key={words}>
            {words}{' '}
            <span className={styles.soft}>
              <SourceWords {...source} isUnverified={isUnverified} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function HelpList({ help }: { help: SponsorLossHelp[] }) {
  return (
    <section aria-labelledby="help">
      <h2 id="help">Who helps for free</h2>
      <ul className={styles.list}>
        {help.map(({ name, words, phone, url, checkedOn, unverified }) => (
          <li key={name}>
            <OutsideLink href={url}>{name}</OutsideLink>
            {phone && `, ${phone}`}. {words}{' '}
            <span className={styles.soft}>
              {unverified ? 'Check the number on their page.' : `As of ${mediumDate(checkedOn)}.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
