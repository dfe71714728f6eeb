import type { ShownLine } from './shown-check.ts'
import styles from './check-lines.module.css'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { criterionTitle, looksOf } from './check-words.ts'

/** The parts in sight: the verdict alone, or its reason, too. */
export type ShownParts = 'verdict' | 'reason'

interface CheckLineViewProps {
  line: ShownLine
  show: ShownParts
}

interface CheckLinesProps {
  lines: ShownLine[]
  /** The parts in sight; with the verdict alone a result is one row. */
  show?: ShownParts
}

/** The results of a check, each separate: there is no combined score. */
export function CheckLines({ lines, show = 'reason' }: CheckLinesProps) {
  return (
    <ul className={styles[show]}>
      {lines.map((line) => (
        <CheckLineView key={line.name} line={line} show={show} />
      ))}
    </ul>
  )
}

/** One result: its criterion, verdict and reason, with its evidence below. */
export function CheckLineView({ line, show }: CheckLineViewProps) {
  const { name, reason, parts, isEnglish } = line
  const { english, words } = useLanguage()
  const { icon, tone, word } = looksOf(words, line)
  const title = criterionTitle(words, name)
  const evidence = (
    <div className={styles.evidence} dangerouslySetInnerHTML={{ __html: line.evidence }} />
  )

  const head = (
    <div className={styles.head}>
      <h3>{title}</h3>
      <Tag tone={tone} icon={icon}>
        {word}
      </Tag>
    </div>
  )
  const because = <p {...(isEnglish ? english : null)}>{reason}</p>
  if (show === 'verdict') {
    return (
      <li>
        <Disclosure summary={head}>
          <div className={styles.line}>
            {because}
            {evidence}
          </div>
        </Disclosure>
      </li>
    )
  }
  return (
    <li className={styles.line}>
      {head}
      {because}
      {parts !== '' && (
        <Disclosure
          summary={
            <span>
              {parts}
              <span className="visually-hidden">{`: ${title}`}</span>
            </span>
          }
        >
          {evidence}
        </Disclosure>
      )}
    </li>
  )
}
