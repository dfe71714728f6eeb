import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { Progress } from '#platform/ui/toast/progress.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { TypeAhead } from '#platform/ui/suggest/type-ahead.tsx'
import { DOCUMENT_RULES } from '#platform/files/documents/document-rules.ts'
import { Specimen } from './specimen.tsx'
import styles from './specimen.module.css'

const COUNTRY_NAMES = ['Ghana', 'India', 'Kenya', 'Nigeria', 'Philippines', 'Zimbabwe']
const COUNTRIES = COUNTRY_NAMES.map((label) => ({ value: label.toLowerCase(), label }))

/** Form fields: empty, filled, invalid and disabled. */
export function FormFields() {
  return (
    <>
      <TextFields />
      <ChoiceFields />
      <FileFields />
    </>
  )
}

function TextFields() {
  return (
    <Specimen id="text-fields" title="Text fields">
      <div className={styles.grid}>
        <TextField name="plain" label="Full name" autoComplete="name" />
        <TextField name="hinted" label="Phone number" hint="With the country code." optional />
        <EmailField
          name="wrong"
          label="Email"
          defaultValue="amara@"
          error="Enter an email address, like name@example.com."
        />
        <TextField name="off" label="Disabled" disabled defaultValue="Not now" />
        <TextField name="read" label="Read only" readOnly defaultValue="amara@example.com" />
      </div>
      <TextArea name="letter" label="Cover letter" hint="Why you, in your own words." />
      <TextArea name="message" label="Message" error="Write a message." rows={3} />
    </Specimen>
  )
}

function ChoiceFields() {
  return (
    <Specimen id="choice-fields" title="Choices">
      <div className={styles.grid}>
        <Select
          name="country"
          label="Country"
          options={COUNTRIES}
          placeholder="Select your country"
        />
        <Select name="bad-country" label="Country" options={COUNTRIES} error="Choose a country." />
        <Select name="no-country" label="Disabled" options={COUNTRIES} disabled />
        <TypeAhead
          name="typed-country"
          label="Country, typed"
          names={COUNTRY_NAMES}
          placeholder="Start typing"
        />
        <TypeAhead
          name="bad-typed-country"
          label="Country, typed"
          names={COUNTRY_NAMES}
          placeholder="Start typing"
          error="Choose a country from the list."
          defaultValue="Kenya"
        />
      </div>
      <div className={styles.grid}>
        <RadioGroup
          name="job-type"
          label="Job type"
          defaultValue="full"
          options={[
            { value: 'full', label: 'Full-time', hint: '35 hours a week or more' },
            { value: 'part', label: 'Part-time' },
            { value: 'contract', label: 'Contract', disabled: true },
          ]}
        />
        <RadioGroup
          name="bad-type"
          label="Job type"
          error="Choose a job type."
          options={[
            { value: 'full', label: 'Full-time' },
            { value: 'part', label: 'Part-time' },
          ]}
        />
        <div>
          <Checkbox name="alerts" label="Send me new jobs like this" hint="At most once a day." />
          <Checkbox name="terms" label="I have read the terms" error="Read and accept the terms." />
          <Checkbox name="never" label="Disabled" disabled />
        </div>
      </div>
    </Specimen>
  )
}

function FileFields() {
  const rules = DOCUMENT_RULES
  return (
    <Specimen id="file-fields" title="Files">
      <div className={styles.grid}>
        <FileField name="resume" label="Resume" hint="PDF or Word, up to 10 MB." {...{ rules }} />
        <FileField name="bad-file" label="Logo" error="Choose a picture." optional {...{ rules }} />
        <FileField name="no-file" label="Disabled" disabled {...{ rules }} />
      </div>
      <Progress label="Sending" value={0.62} />
      <Progress label="Nobody knows how long" />
    </Specimen>
  )
}
