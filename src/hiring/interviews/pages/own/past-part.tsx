import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { InterviewView } from '#hiring/interviews/model/interviews.schema.ts'
import styles from '#hiring/interviews/pages/interview.module.css'
import type { OwnPartProps } from './own-part-props.ts'

/** Fields for after the interview: who was there, according to each side. */
export function PastPart({
  view: { applicationId },
  path,
  interview: { employerSays, applicantSays },
}: OwnPartProps & { interview: InterviewView }) {
  if (employerSays === 'no-show')
    return (
      <Banner tone="info" title="They say that you did not come">
        <div className={styles.form}>
          {applicantSays === 'was-there' ? (
            <p>You said that you were there. They can read it in the history.</p>
          ) : (
            <p>
              If you were there, say so here: they can read it in the history beside what they said.
            </p>
          )}
          {applicantSays !== 'was-there' && (
            <Report path={path} says="was-there" label="I was there" />
          )}
          <p>
            <Link href={`/applications/${applicationId}#messages`}>Write to them</Link> to explain,
            or to ask for another time.
          </p>
        </div>
      </Banner>
    )
  if (applicantSays === 'no-show')
    return <p>You said that nobody came. They read it, and can offer you another time.</p>
  if (employerSays === 'took-place') return <p>The employer noted that it took place.</p>
  return (
    <div className={styles.form}>
      <p>
        Waited, and nobody came? Tell them here. It is saved in the history of your application.
      </p>
      <Report path={path} says="no-show" label="Nobody came" />
    </div>
  )
}

function Report({ path, says, label }: { path: string; says: string; label: string }) {
  return (
    <Form method="post" action={`${path}?do=report`} preventScrollReset>
      <PageOwner />
      <Button type="submit" name="says" value={says}>
        {label}
      </Button>
    </Form>
  )
}
