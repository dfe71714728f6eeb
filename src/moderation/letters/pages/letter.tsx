import { longDate } from '#sponsorship/long-date.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import styles from './letter.module.css'

interface LetterProps {
  address: string
  code: string
  printedAt: string
  expiresAt: string
  legalName: string
  /** The name on adverts. */
  name: string
  requesterName: string | null
  requesterEmail: string | null
  publicUrl: string
}

/** A letter to a registered office, as it is printed. */
export function Letter({ address, code, printedAt, expiresAt, ...letter }: LetterProps) {
  const { legalName, name, requesterName, requesterEmail, publicUrl } = letter
  const person = requesterName || 'Somebody'
  return (
    <>
      <div className={styles.hint}>
        <Banner tone="warning" title="Print this page now">
          The code is not shown again. Post the letter today, in a sealed envelope.
        </Banner>
      </div>
      <article className={styles.letter}>
        <address className={styles.address}>{`${legalName}\n${address}`}</address>
        <p>{longDate(printedAt)}</p>
        <p>To the people who run {legalName},</p>
        <p>
          {person} ({requesterEmail ?? 'whose account is closed by now'}) says that they post jobs
          for you on Landfall, a site for sponsored jobs in the UK, under the name ‘{name}’. We
          write to your registered office because we want to hear from you whether that is right.
        </p>
        <p className={styles.code}>{code}</p>
        <h2>If it is right</h2>
        <p>
          Give the code to {person}. They log in at {publicUrl}/organisations, open ‘{name}’, choose
          ‘Prove it’ and enter the code under ‘A letter to the registered office’. From then on the
          adverts say that the employer is proved, for a year.
        </p>
        <p>The code works once, until {longDate(expiresAt)}.</p>
        <h2>If you did not ask for this</h2>
        <p>
          Do nothing, and tell us: {publicUrl}/contact. Without the code nothing happens. Give it to
          nobody who calls or writes to you about it; we never do.
        </p>
        <p>The people of Landfall</p>
      </article>
    </>
  )
}
