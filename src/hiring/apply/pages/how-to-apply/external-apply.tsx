import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import type { JobView } from '#trade/jobs.schema.ts'
import styles from './external-apply.module.css'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

const TO_SAY = [
  'which job you mean and where you read about it',
  'what you have done that fits, in three or four sentences',
  'whether you need the employer to sponsor you, and in which country you are now',
  'your registration number, if the job needs one',
  'when you could start',
]

/** Contact details of the employer while applications cannot be sent from this site. */
export function ExternalApply({ job }: { job: JobView }) {
  return (
    <div className={styles.ways}>
      <Way job={job} />
      <h2>What to write</h2>
      <ul>
        {TO_SAY.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>Attach your CV as a PDF. Do not send your passport or bank details in a first email.</p>
    </div>
  )
}

function Way({ job }: { job: JobView }) {
  const { applyEmail, source } = job
  if (applyEmail) return <ByEmail address={applyEmail} job={job} />
  if (source?.url) return <Elsewhere name={source.name} url={source.url} />

  return (
    <p>
      This advert gives no address. Look for {job.employer} on the web yourself and apply through
      its own website. Do not trust an address that a stranger sends you.
    </p>
  )
}

function ByEmail({ address, job }: { address: string; job: JobView }) {
  return (
    <>
      <p>
        You apply by email, straight to the employer:{' '}
        <strong>
          <EmailAddress address={address} />
        </strong>
      </p>
      <ButtonLink href={mailTo(address, job)} tone="primary" size="large" icon="mail">
        Write the email
      </ButtonLink>
    </>
  )
}

function Elsewhere({ name, url }: { name: string; url: string }) {
  return (
    <>
      <p>This advert comes from another site ({name}). You apply there.</p>
      <ButtonLink
        href={url}
        rel="nofollow noopener"
        tone="primary"
        size="large"
        iconEnd="arrow-right"
      >
        Go to the advert
      </ButtonLink>
    </>
  )
}

/** A mailto link, with the address encoded: a `?` in it would start the mail's other fields. */
function mailTo(address: string, { title, employer }: Pick<JobView, 'title' | 'employer'>) {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Application: ${title}, ${employer}`)}`
}
