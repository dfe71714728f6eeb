import { criterionTitle, looksOf } from '#sponsorship/check/pages/check-words.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { whyNotChecked } from '#hiring/posting/sponsorship-fields/pages/check-subject.ts'
import { TagWarning } from '#hiring/posting/sponsorship-fields/pages/tag-warning.tsx'
import { CheckSources } from '#sponsorship/check/pages/check-sources.tsx'
import { toShownCheck, type ShownLine } from '#sponsorship/check/pages/shown-check.ts'
import { BasisLine } from '#sponsorship/freshness/pages/basis-line.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import styles from './four-lines.module.css'
import type { LiveCheckState } from './use-live-check.ts'

interface FourLinesProps extends Pick<LiveCheckState, 'check' | 'subject'> {
  /** While it is written, nothing says whether it is held. */
  isDraft?: boolean
}

const MAY_BE_HELD =
  'These lines are about sponsorship alone. We also read each advert for fraud and unlawful words, and may look at it before it appears.'

/** The results for an advert being written, short enough for a side panel; each expands. */
export function FourLines({ check, subject, isDraft = false }: FourLinesProps) {
  if (!check) return <p className={styles.none}>{whyNotChecked(subject)}</p>
  const { lines, basis, sources } = toShownCheck(check)
  return (
    <div className={styles.answer}>
      {subject.offersSponsorship && <TagWarning lines={check.lines} />}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
      {isDraft && <p>{MAY_BE_HELD}</p>}
      {basis && <BasisLine basis={basis} />}
      <CheckSources sources={sources} />
    </div>
  )
}

function Line({ line }: { line: ShownLine }) {
  const { words } = useLanguage()
  const { name, reason, evidence } = line
  const { icon, tone, word } = looksOf(words, line)
  return (
    <li>
      <details className={styles.line}>
        <summary>
          <h3>{criterionTitle(words, name)}</h3>
          <Tag tone={tone} icon={icon}>
            {word}
          </Tag>
          <Icon name="chevron-down" size="small" />
          <span className={styles.reason}>{reason}</span>
        </summary>
        <div className={styles.evidence} dangerouslySetInnerHTML={{ __html: evidence }} />
      </details>
    </li>
  )
}
