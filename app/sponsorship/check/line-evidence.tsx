import { OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { mediumDate } from '#contract/formats.ts'
import type { Quote, RuleSource } from '#contract/sponsorship/lines.ts'
import type { AnyLine } from './check-words.ts'
import styles from './check-lines.module.css'

/** What a line rests on: the advert's words, the figures, what limits the answer, and where it says so. */
export function LineEvidence({ line }: { line: AnyLine }) {
  const { figures, quotes, cautions, todo, sources } = line
  return (
    <div className={styles.evidence}>
      {quotes.map((quote) => (
        <QuotedWords key={quote.text} {...quote} />
      ))}
      {figures.length > 0 && <Facts items={figures} />}
      {cautions.length > 0 && (
        <ul>
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      )}
      {todo && (
        <p>
          <strong>What to do:</strong> {todo}
        </p>
      )}
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  )
}

function QuotedWords({ text, means, todo }: Quote) {
  return (
    <>
      <blockquote className={styles.quote}>
        <p>{`‘${text}’`}</p>
      </blockquote>
      <p>{means}</p>
      <p>
        <strong>What to do:</strong> {todo}
      </p>
    </>
  )
}

function Sources({ sources }: { sources: RuleSource[] }) {
  return (
    <ul className={styles.sources} aria-label="Sources">
      {sources.map(({ rule, title, url, date }) => (
        <li key={`${rule} ${url}`}>
          {`${rule}: `}
          <OutsideLink href={url}>{title}</OutsideLink>
          {`, as of ${mediumDate(date)}`}
        </li>
      ))}
    </ul>
  )
}
