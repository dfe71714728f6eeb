import { OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { mediumDate } from '#contract/formats.ts'
import type { Quote, RuleSource } from '#contract/sponsorship/check.ts'
import type { AnyResult } from './check-words.ts'
import styles from './check-lines.module.css'
import { NextStep } from './next-step.tsx'

/** What a line rests on: the advert's words, the figures, what limits the answer, and where it says so. */
export function LineEvidence({ line }: { line: AnyResult }) {
  const { figures, quotes, cautions, todo, sources } = line
  const isSaid = quotes.some((quote) => quote.todo === todo)
  return (
    <div className={styles.evidence}>
      <Quotes quotes={quotes} />
      {figures.length > 0 && <Facts items={figures} />}
      {cautions.length > 0 && (
        <ul>
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      )}
      {todo && !isSaid && <NextStep>{todo}</NextStep>}
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  )
}

/** Those that mean the same are explained once. */
function Quotes({ quotes }: { quotes: Quote[] }) {
  const groups = Map.groupBy(quotes, ({ means, todo }) => `${means} ${todo}`)
  return [...groups].map(([key, [first, ...others]]) => {
    if (!first) return null
    return (
      <div key={key} className={styles.evidence}>
        {[first, ...others].map(({ text }) => (
          <blockquote key={text} className={styles.quote}>
            <p>{`‘${text}’`}</p>
          </blockquote>
        ))}
        <p>{first.means}</p>
        <NextStep>{first.todo}</NextStep>
      </div>
    )
  })
}

/** The rules by the page they stand on. */
function Sources({ sources }: { sources: RuleSource[] }) {
  const pages = Map.groupBy(sources, ({ url, date }) => `${url} ${date}`)
  return (
    <ul className={styles.sources} aria-label="Sources">
      {[...pages].map(([key, [first, ...others]]) => {
        if (!first) return null
        const { title, url, date } = first
        return (
          <li key={key}>
            {`${[first, ...others].map(({ rule }) => rule).join(', ')}: `}
            <OutsideLink href={url}>{title}</OutsideLink>
            {`, as of ${mediumDate(date)}`}
          </li>
        )
      })}
    </ul>
  )
}
