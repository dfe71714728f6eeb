import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { OFFICIAL, OutsideLink } from '../parts/outside-link.tsx'
import { Section } from '../parts/section.tsx'
import { SourceNote } from '../parts/source-note.tsx'
import styles from './licence-facts.module.css'

const PROVES = [
  'The Home Office allows this organisation to sponsor workers.',
  'The organisation and its rating are on a public list that anyone can read.',
]

const DOES_NOT_PROVE = [
  'That this job can be sponsored. The kind of work and the pay must fit the rules too.',
  'That the person writing to you works there. Contact the employer through its own website to ask.',
  'That the employer is honest. In the year to June 2025 the Home Office took away 1,948 licences.',
]

/** What sets this board apart: it says what costs nothing, and what a licence is worth. */
export function LicenceFacts() {
  return (
    <Section
      id="licence"
      title="Before you apply"
      lead="People have paid thousands of pounds for jobs that did not exist. These three facts help you spot a fake."
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NeverPay />
          <CareIsClosed />
        </div>
        <WorthOfALicence />
      </div>
      <SourceNote>
        Sources: Home Office guidance for sponsors and the Immigration Rules, as of November 2026.
        Read for yourself:{' '}
        <OutsideLink href={OFFICIAL.skilledWorker}>the Skilled Worker visa</OutsideLink> and{' '}
        <OutsideLink href={OFFICIAL.register}>the list of licensed sponsors</OutsideLink> on GOV.UK.
      </SourceNote>
    </Section>
  )
}

function NeverPay() {
  return (
    <Card as="section" tone="dawn" padding="roomy">
      <div className={styles.words}>
        <h3>Never pay for a job</h3>
        <p>
          You should never be charged for an interview, a job or a certificate of sponsorship. The
          employer pays for the certificate and for its licence. An employer who makes a skilled
          worker pay for them normally loses the licence.
        </p>
        <p>
          You may have to pay for your own visa. You pay that to the UK government on GOV.UK, never
          to a person.
        </p>
      </div>
    </Card>
  )
}

function CareIsClosed() {
  return (
    <Card as="section" padding="roomy">
      <div className={styles.words}>
        <h3>Care worker jobs are closed to people abroad</h3>
        <p>
          Since 22 July 2025 no one outside the UK can be newly sponsored as a care worker or senior
          care worker. Anyone who offers you one from abroad is not telling the truth. Nurses and
          many other health workers can still be sponsored.
        </p>
      </div>
    </Card>
  )
}

function WorthOfALicence() {
  return (
    <Card as="section" tone="sea" padding="roomy">
      <div className={styles.words}>
        <h3>What a sponsor licence proves</h3>
        <Points icon="check" points={PROVES} />
        <h3 className={styles.second}>What it does not prove</h3>
        <Points icon="close" points={DOES_NOT_PROVE} />
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
