import { Disclosure } from '#app/ui/disclosure.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CRITERION_TITLES, VERDICT_LOOKS, type AnyResult } from './check-words.ts'
import styles from './check-lines.module.css'
import { LineEvidence } from './line-evidence.tsx'

interface CheckLineViewProps {
  line: AnyResult
  /** Shows the evidence at once instead of in a fold. */
  open?: boolean
  /** The level that fits the page's outline. */
  heading: 'h3' | 'h4'
}

/** One line: what it is about, what it says and why; below that what it rests on. */
export function CheckLineView({ line, open = false, heading: Heading }: CheckLineViewProps) {
  const { word, icon, tone } = VERDICT_LOOKS[line.verdict]
  const title = CRITERION_TITLES[line.name]
  const parts = partsOf(line)

  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
      </div>
      <p>{line.reason}</p>
      {open && parts !== '' && <LineEvidence line={line} />}
      {!open && parts !== '' && (
        <Disclosure
          summary={
            <span>
              {parts}
              <span className="visually-hidden">{`: ${title}`}</span>
            </span>
          }
        >
          <LineEvidence line={line} />
        </Disclosure>
      )}
    </li>
  )
}

/** What is in the fold: ‘Figures, next step and sources’. */
function partsOf({ figures, quotes, cautions, todo, sources }: AnyResult) {
  const parts = [
    quotes.length > 0 && 'the advert’s words',
    figures.length > 0 && 'figures',
    cautions.length > 0 && 'points to note',
    todo && 'next step',
    sources.length > 0 && 'sources',
  ].filter((part) => typeof part === 'string')
  const list = new Intl.ListFormat('en-GB').format(parts)
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}`
}
