import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { reportJobPath } from '#trade/paths/report-paths.ts'
import styles from './never-pay.module.css'

interface NeverPayProps {
  jobId?: string
  /** Two sentences without a heading, for above an advert’s own words. */
  isShort?: boolean
}

/** A warning never to pay for a job, shown next to every advert. */
export function NeverPay({ jobId, isShort = false }: NeverPayProps) {
  const { words } = useLanguage()
  return (
    <section className={styles.note} aria-label={words.neverPay.title}>
      {!isShort && <h2>{words.neverPay.title}</h2>}
      <p>
        <Rich
          text={
            isShort ? words.layout.promise : jobId ? words.neverPay.text : words.neverPay.textTell
          }
          links={{
            link: jobId ? reportJobPath(jobId) : '/contact',
          }}
        />
      </p>
    </section>
  )
}
