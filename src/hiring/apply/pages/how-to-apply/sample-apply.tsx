import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'

interface SampleApplyProps {
  /** The category of the sample, for the list of jobs like it. */
  category: string
  alert: readonly [string, boolean]
}

/** Shown instead of a form for a sample: nobody could answer, so it says how applying goes and leads on. */
export function SampleApply({ category, alert }: SampleApplyProps) {
  const { words } = useLanguage()
  return (
    <>
      <Banner tone="info" title={words.apply.sampleTitle}>
        {words.apply.sampleText}
      </Banner>
      <section>
        <h2>{words.apply.sampleHow}</h2>
        <ol>
          <li>{words.apply.sampleForm}</li>
          <li>{words.apply.sampleReads}</li>
          <li>{words.apply.sampleAnswer}</li>
        </ol>
      </section>
      <p>{words.apply.sampleNext}</p>
      <ButtonRow>
        <ButtonLink href={jobsPath({ category })} tone="primary" size="small">
          {words.home.seeAll}
        </ButtonLink>
        <AlertLink alert={alert} />
      </ButtonRow>
    </>
  )
}
