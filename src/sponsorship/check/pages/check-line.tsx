import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { criterionTitle, looksOf } from './check-words.ts'
import styles from './check-lines.module.css'
import type { ShownLine } from './shown-check.ts'

interface CheckLineViewProps {
  line: ShownLine
  /** Shows the evidence directly instead of folded. */
  open?: boolean
  /** The heading level that fits the page's outline. */
  heading: 'h3' | 'h4'
}

/** One result: its criterion, verdict and reason, with its evidence below. */
export function CheckLineView({ line, open = false, heading: Heading }: CheckLineViewProps) {
  const { name, reason, parts, isEnglish } = line
  const { english, words } = useLanguage()
  const { icon, tone, word } = looksOf(words, line)
  const title = criterionTitle(words, name)
  const evidence = (
    <div className={styles.evidence} dangerouslySetInnerHTML={{ __html: line.evidence }} />
  )

  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
      </div>
      <p {...(isEnglish ? english : null)}>{reason}</p>
      {open && parts !== '' && evidence}
      {!open && parts !== '' && (
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
