import { useMemo } from 'react'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { FORM_ID } from '#hiring/posting/steps/pages/step-words.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { stepPath } from '#trade/paths/posting-paths.ts'
import { LAST_STEP } from '#hiring/posting/steps/posting-steps.ts'
import type { Advert } from './advert.ts'
import { toLastStepRejection } from './last-step-errors.ts'
import styles from './publish-step.module.css'

const POSTING = 'Posting job.... Please wait!'
const NO_FEE =
  'Nobody is or will be charged for this job, its certificate of sponsorship or its licence'
const NO_FEE_WHY =
  'Everyone who posts a job must confirm this. Charging workers for a job, or passing these costs on to them, breaks the law or the sponsor’s duties.'

const loadSchema = async () =>
  (await import('#hiring/posting/steps/step-schemas.schema.ts')).STEP_SCHEMAS.publish

export interface DeclarationProps {
  subject: string
  isNew: boolean
  answers: Record<string, string>
  advert: Advert
  rejection: Rejection | undefined
}

/** The consequences, the declaration, and the only buttons that publish. */
export function Declaration({ subject, isNew, answers, advert, rejection }: DeclarationProps) {
  const noFee = rejection && 'noFee' in rejection.values ? rejection.values.noFee : answers.noFee
  const shown = useMemo(() => rejection && toLastStepRejection(rejection), [rejection])

  return (
    <section className={styles.before} aria-labelledby="before">
      <h2 id="before">{isNew ? 'Before you publish' : 'Before you save'}</h2>
      <Facts items={advert.facts} />
      <PostForm
        id={FORM_ID}
        action={stepPath(subject, LAST_STEP)}
        noValidate
        rejection={shown}
        loadSchema={loadSchema}
        submit={{ name: 'intent', value: 'publish' }}
        submitLabel={isNew ? 'Publish this job' : 'Save the changes'}
        onSubmit={({ nativeEvent: { submitter } }) => {
          const isPublishing = submitter?.getAttribute('value') === 'publish'
          const isAsked = submitter?.getAttribute('name') === 'intent'
          if (isNew && isPublishing && isAsked) showToast('info', POSTING, 1000)
        }}
        aside={
          <Button type="submit" name="intent" value="leave" formNoValidate>
            Not yet
          </Button>
        }
      >
        <input type="hidden" name="formId" value={answers.formId} />
        <Checkbox name="noFee" label={NO_FEE} hint={NO_FEE_WHY} defaultChecked={noFee === 'on'} />
      </PostForm>
      <p className={styles.note}>
        You can close it at any time. You then choose a reason, and we tell everyone who applied.
      </p>
    </section>
  )
}
