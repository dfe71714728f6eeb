import { LOOK_WORDS } from '#board/screening/held-words.ts'
import { JobCard } from '#board/jobs/pages/card/job-card.tsx'
import { FourLines } from '#hiring/posting/pages/panel/four-lines.tsx'
import { EnterButton } from '#hiring/posting/steps/pages/enter-button.tsx'
import { FinishedSteps } from '#hiring/posting/steps/pages/finished-steps.tsx'
import { StepList } from '#hiring/posting/steps/pages/step-list.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { LAST_STEP, type StepState } from '#hiring/posting/steps/posting-steps.ts'
import { newTemplatePath, previewPath } from '#trade/paths/posting-paths.ts'
import { Declaration, type DeclarationProps } from './declaration.tsx'
import styles from './publish-step.module.css'

interface PublishStepProps extends DeclarationProps {
  steps: StepState[]
}

/** The final confirmation: the card and results as people will see them, the consequences, and the declaration. */
export function PublishStep(props: PublishStepProps) {
  const { subject, isNew, steps, answers, advert, rejection } = props
  const { listed, check, country, offersSponsorship, closesOn, waitsFor } = advert

  return (
    <div className={styles.publish}>
      <EnterButton go={LAST_STEP} />
      <StepList steps={steps} current={LAST_STEP} isNew={isNew} />
      <div className={styles.ask}>
        <section className={styles.look} aria-labelledby="step">
          <h2 id="step" tabIndex={-1}>
            {isNew ? 'Publish this job?' : 'Save the changes?'}
          </h2>
          <p>
            This is what people will see. {isNew && waitsFor.length === 0 && 'It appears at once. '}
            It closes on {closesOn}.
          </p>
          {waitsFor.length > 0 && (
            <Banner title={LOOK_WORDS}>
              {waitsFor.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </Banner>
          )}
          <JobCard job={listed} path={previewPath(subject)} heading="h3" />
          <p>
            <Link href={previewPath(subject)}>See the whole page as it will look</Link>
          </p>
          <h3>What the rules say</h3>
          <FourLines subject={{ country, offersSponsorship }} check={check} />
        </section>
        <Declaration {...{ subject, isNew, answers, advert, rejection }} />
      </div>
      <FinishedSteps steps={steps} current={LAST_STEP} answers={answers} />
      <p>
        <Link href={newTemplatePath(subject)}>Save this advert as a template</Link> for jobs like
        it. The declaration and the last day are never part of one.
      </p>
    </div>
  )
}
