import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { QUESTIONS } from '#sponsorship/situation/pages/person/person-questions.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import type { SponsorLossAnswers } from '#hiring/sponsor-loss/sponsor-loss.schema.ts'

interface LossFormProps {
  answers: SponsorLossAnswers | null
  /** The current permission, as in ‘My situation’. */
  permission: string
  /** Null for a visitor who is not logged in. */
  isInAccount: boolean | null
  rejection: Rejection | undefined
}

const PERMISSION = QUESTIONS.find(({ name }) => name === 'permission')

/** A form for the deciding dates. They stay on this device unless saved in the account. */
export function LossForm({ answers, permission, isInAccount, rejection }: LossFormProps) {
  const values = { ...answers, permission } as Record<string, string>
  const answer = answersOf(rejection ?? { errors: {}, values })
  return (
    <>
      <PostForm
        // New answers need a new form, or the browser's fields would keep their values.
        key={JSON.stringify(values)}
        id="loss-form"
        action={SPONSOR_LOST_PATH}
        rejection={rejection}
        submitLabel="Count my days"
        autoComplete="off"
        noValidate
      >
        <p>Your answers stay on this device. You do not need an account.</p>
        <RadioGroup
          name="where"
          label="Where are you?"
          error={answer('where').error}
          defaultValue={answer('where').defaultValue}
          options={[
            { value: 'uk', label: 'In the UK' },
            { value: 'abroad', label: 'Outside the UK' },
          ]}
        />
        <Select
          {...answer('what')}
          label="What happened?"
          placeholder="Skip this question"
          options={[
            { value: 'licence', label: 'My employer lost its licence' },
            { value: 'job', label: 'I lost or left the job' },
          ]}
        />
        <TextField
          {...answer('letterOn')}
          label="Date of the Home Office’s letter or email"
          hint="It shortens your visa. Leave this empty if none has come."
          type="date"
          optional
        />
        <TextField
          {...answer('visaEndsOn')}
          label="Last day of your visa"
          hint="The new one in the letter, or the one in your UKVI account."
          type="date"
          optional
        />
        <TextField
          {...answer('lastDayOn')}
          label="Your last day at work"
          hint="It does not start the days. Acas needs it, if you ask them."
          type="date"
          optional
        />
        {PERMISSION && (
          <Select
            {...answer('permission')}
            label={PERMISSION.label}
            hint="So that the list of jobs answers for you."
            options={PERMISSION.options}
            placeholder="Skip this question"
          />
        )}
        {isInAccount !== null && (
          <Checkbox
            name="inAccount"
            label="Save them in my account, too"
            hint="Then they are there on your other devices."
            defaultChecked={isInAccount}
          />
        )}
      </PostForm>
      {answers && (
        <Form method="post" action={SPONSOR_LOST_PATH}>
          <PageOwner />
          <Button type="submit" name="intent" value="forget" tone="quiet">
            Forget my answers
          </Button>
        </Form>
      )}
    </>
  )
}
