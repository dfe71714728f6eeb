import styles from './never-pay.module.css'
import { Link } from '#app/ui/link.tsx'

/** What a reader must know before applying anywhere. Shown beside every advert. */
export function NeverPay({ jobId }: { jobId?: string }) {
  return (
    <section className={styles.note} aria-labelledby="never-pay">
      <h2 id="never-pay">Never pay for a job</h2>
      <p>
        An honest employer does not charge you for an interview, a job or a certificate of
        sponsorship. If anyone asks you for money, stop and{' '}
        <Link href={jobId ? `/report?job=${jobId}` : '/contact'}>
          {jobId ? 'report this job' : 'tell us'}
        </Link>
        .
      </p>
    </section>
  )
}
