import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { AmountField } from '#hiring/posting/pages/form/amount-field.tsx'
import { Pair } from '#hiring/posting/pages/form/pair.tsx'
import { toFieldProps, type Choices } from '#hiring/posting/pages/form/part.ts'
import { QuestionFields } from '#hiring/posting/pages/form/question-fields.tsx'
import { toOptions } from '#hiring/posting/pages/form/to-options.ts'
import { defaultsPath } from '#organisations/model/organisation-paths.ts'

interface DefaultsFormProps {
  id: string
  answers: Readonly<Record<string, string>>
  version: string
  choices: Choices
  rejection: Rejection | undefined
}

/** The fields of the posting form that are alike in most of an organisation’s jobs; each may stay empty. */
export function DefaultsForm({ id, answers, version, choices, rejection }: DefaultsFormProps) {
  const { answer, isTicked } = toFieldProps(answers, rejection)
  const { categories, countries, types, currencies, periods, limits } = choices

  return (
    <PostForm
      id="defaults-form"
      action={defaultsPath(id)}
      noValidate
      rejection={rejection}
      submitLabel="Save"
    >
      {/* Once the page has said what a colleague saved, saving again replaces that. */}
      <input type="hidden" name="version" value={rejection?.values.version ?? version} />
      <Pair>
        <Select
          {...answer('location')}
          label="Country"
          optional
          placeholder="Each person’s own"
          options={toOptions(countries)}
        />
        <TextField
          {...answer('place')}
          label="Town or area"
          optional
          autoComplete="address-level2"
          maxLength={limits.place}
        />
      </Pair>
      <Pair>
        <Select
          {...answer('jobCategory')}
          label="Category"
          optional
          placeholder="Choose in each job"
          options={toOptions(categories)}
        />
        <Select
          {...answer('ranges')}
          label="Job type"
          optional
          placeholder="Choose in each job"
          options={toOptions(types)}
        />
      </Pair>
      <Pair>
        <Select
          {...answer('payPeriod')}
          label="Pay is for"
          optional
          placeholder="Choose in each job"
          options={periods.map((period) => ({
            value: period,
            label: `${period === 'hour' ? 'an' : 'a'} ${period}`,
          }))}
        />
        <AmountField {...answer('hoursPerWeek')} label="Hours a week" optional after="hours" />
      </Pair>
      <Select
        {...answer('payCurrency')}
        label="Currency"
        optional
        placeholder="Choose in each job"
        options={toOptions(currencies)}
      />
      <TextArea
        {...answer('description')}
        label="What you offer"
        hint="Training, accommodation, pension. Each new description has this text: write what the work is above it."
        optional
        rows={6}
      />
      <EmailField
        {...answer('email')}
        label="Email for questions"
        hint="Without one, each person’s own is filled in."
        optional
        maxLength={limits.email}
      />
      {/* The law is read in each advert, where its other words are known. */}
      <QuestionFields answer={answer} isTicked={isTicked} law={[]} />
    </PostForm>
  )
}
