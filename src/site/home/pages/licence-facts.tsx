import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import { OFFICIAL } from '#platform/layout/sections/outside-link.tsx'
import { Section } from '#platform/layout/sections/section.tsx'
import { SourceNote } from '#platform/layout/sections/source-note.tsx'
import styles from './licence-facts.module.css'

/** The points that set this board apart: what is free, and what a licence is worth. */
export function LicenceFacts({ basis }: { basis: string }) {
  const { words } = useLanguage()
  return (
    <Section id="licence" title={words.licence.title} lead={words.licence.lead}>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NeverPay />
          <CareIsClosed />
        </div>
        <WorthOfALicence />
      </div>
      <SourceNote>
        <Rich
          text={words.licence.sources}
          links={{
            link: OFFICIAL.skilledWorker,
            register: OFFICIAL.register,
          }}
        />{' '}
        {basis}
      </SourceNote>
    </Section>
  )
}

function NeverPay() {
  const { words } = useLanguage()
  return (
    <Card as="section" tone="dawn" padding="roomy">
      <div className={styles.words}>
        <h3>{words.licence.never}</h3>
        <p>{words.licence.neverText}</p>
        <p>{words.licence.ownVisa}</p>
      </div>
    </Card>
  )
}

function CareIsClosed() {
  const { words } = useLanguage()
  return (
    <Card as="section" padding="roomy">
      <div className={styles.words}>
        <h3>{words.licence.care}</h3>
        <p>{words.licence.careText}</p>
      </div>
    </Card>
  )
}

function WorthOfALicence() {
  const { words } = useLanguage()
  return (
    <Card as="section" tone="sea" padding="roomy">
      <div className={styles.words}>
        <h3>{words.licence.proves}</h3>
        <Points icon="check" points={[words.licence.proves1, words.licence.proves2]} />
        <h3 className={styles.second}>{words.licence.provesNot}</h3>
        <Points
          icon="close"
          points={[words.licence.provesNot1, words.licence.provesNot2, words.licence.provesNot3]}
        />
      </div>
    </Card>
  )
}

function Points({ icon, points }: { icon: IconName; points: string[] }) {
  return (
    <ul className={styles.list}>
      {points.map((text) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
