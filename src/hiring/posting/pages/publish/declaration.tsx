import { useMemo } from 'react'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { FORM_ID } from '#hiring/posting/steps/pages/step-words.ts'
import { toFieldProps } from '#hiring/posting/pages/form/part.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { stepPath } from '#trade/paths/posting-paths.ts'
import { LAST_STEP } from '#hiring/posting/steps/posting-steps.ts'
import type { Advert } from './advert.ts'
import { toLastStepRejection } from './last-step-errors.ts'
import { NoFeeField } from './no-fee-field.tsx'
import { sayPosting } from './say-posting.ts'
import styles from './publish-step.module.css'

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
  const { isTicked } = toFieldProps(answers, rejection)
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
        onSubmit={(event) => isNew && sayPosting(event)}
        aside={
          <Button type="submit" name="intent" value="leave" formNoValidate>
            {isNew ? 'Publish it later' : 'Save it later'}
          </Button>
        }
      >
        <input type="hidden" name="formId" value={answers.formId} />
        <input type="hidden" name="version" value={answers.version} />
        <input type="hidden" name="window" value={answers.window} />
        <NoFeeField isTicked={isTicked} />
      </PostForm>
      <p className={styles.note}>
        You can close it at any time. You then choose a reason, and we tell everyone who applied.
      </p>
    </section>
  )
}
