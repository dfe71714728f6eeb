import { Answers } from '#hiring/applications/pages/answers.tsx'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import type { OwnApplication } from '#hiring/own-applications/own-applications.service.ts'
import styles from './application.module.css'
import { sendsFor } from './own-form.ts'

interface DetailsProps {
  application: OwnApplication
  rejection: Rejection | undefined
}

/** The application's content, and how much of it the employer can read. */
export function Details({ application, rejection }: DetailsProps) {
  const { id, answers, advert, sharesDetails, withdrawnAt } = application
  return (
    <div className={styles.details}>
      {!sharesDetails && (
        <>
          <Banner tone="info" title="What they have of you">
            {`Your first name, country and years of experience. Your CV, letter and contact details are with us: we have not checked that this poster acts for ${advert.employer}.`}
          </Banner>
          {rejection && <ErrorSummary errors={rejection.errors} />}
          {!withdrawnAt && (
            <p>
              <Button {...sendsFor(id, 'details')}>
                Send them my CV and contact details now anyway
              </Button>
            </p>
          )}
        </>
      )}
      <Answers answers={answers} applicationId={id} heading="What you sent" isOwn />
    </div>
  )
}
