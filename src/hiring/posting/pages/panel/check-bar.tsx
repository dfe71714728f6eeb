import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { criterionTitle, VERDICT_LOOKS, verdictWord } from '#sponsorship/check/pages/check-words.ts'
import tones from '#sponsorship/headline/pages/tone-mark.module.css'
import { Icon } from '#platform/ui/facts/icon.tsx'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { FourLines } from './four-lines.tsx'
import { LiveNote } from './live-note.tsx'
import styles from './panel.module.css'
import type { LiveCheckState } from './use-live-check.ts'

/** The check on a phone, at the bottom: the headline and four marks, which expand to the four results. */
export function CheckBar({ check, subject, status }: LiveCheckState) {
  return (
    <div className={styles.bar}>
      <LiveNote check={check} status={status} />
      <details>
        <summary>
          <span className={styles.headline}>
            <Headline check={check} country={subject.country} />
            <Icon name="chevron-down" />
          </span>
          {check && <Marks check={check} />}
        </summary>
        <div className={styles.inside}>
          <FourLines check={check} subject={subject} isDraft />
        </div>
      </details>
    </div>
  )
}

function Headline({ check, country }: Pick<LiveCheckState, 'check'> & { country: string }) {
  if (!check?.headline)
    return (
      <b>
        {country
          ? 'Not checked: outside the UK'
          : 'Choose a country to see if this job could be sponsored'}
      </b>
    )
  const { tone, words, reason } = check.headline
  return (
    <span className={`${tones.tone} ${styles.words}`} data-tone={tone}>
      <span className={tones.mark} aria-hidden="true" />
      <span>
        <b>{words}</b> {reason && <span className={styles.fact}>{reason}</span>}
      </span>
    </span>
  )
}

function Marks({ check }: { check: SponsorshipCheck }) {
  const { words } = useLanguage()
  return (
    <span className={styles.marks}>
      {check.lines.map(({ name, verdict }) => {
        const { icon, tone } = VERDICT_LOOKS[verdict]
        return (
          <span key={name} data-tone={tone}>
            <Icon name={icon} size="small" />
            {name === 'wording' ? 'Wording' : criterionTitle(words, name)}
            <span className="visually-hidden">{`: ${verdictWord(words, verdict)}`}</span>
          </span>
        )
      })}
    </span>
  )
}
