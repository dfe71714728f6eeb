import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { reportJobPath } from '#trade/paths/report-paths.ts'
import styles from './never-pay.module.css'

/** A warning never to pay for a job, shown next to every advert. */
export function NeverPay({ jobId }: { jobId?: string }) {
  const { words } = useLanguage()
  return (
    <section className={styles.note} aria-labelledby="never-pay">
      <h2 id="never-pay">{words.neverPay.title}</h2>
      <p>
        <Rich
          text={jobId ? words.neverPay.text : words.neverPay.textTell}
          links={{
            link: jobId ? reportJobPath(jobId) : '/contact',
          }}
        />
      </p>
    </section>
  )
}
