import { use, useState, type ReactNode } from 'react'
import { FormErrorsContext } from '#platform/forms/pages/form-errors.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import type { ApplyState } from './start-form.ts'
import styles from './job-form.module.css'

interface ApplyFieldsProps extends Pick<ApplyState, 'limits' | 'years' | 'countries'> {
  answer: (name: string) => { name: string; error?: string | undefined; defaultValue?: string }
}

const DETAILS = ['fullName', 'email', 'phoneNumber', 'country', 'yearsOfExperience'] as const

/** Fields that an applicant types into: the letter first. Details that are all known are one line that opens them. */
export function ApplyFields({ answer, limits, years, countries }: ApplyFieldsProps) {
  const { words } = useLanguage()
  const letter = answer('coverLetter')
  const details = DETAILS.map((name) => answer(name).defaultValue ?? '')
  const isKnown = details.every((value) => value !== '')
  const fields = <DetailFields {...{ answer, limits, years, countries }} />

  return (
    <>
      <TextArea {...letter} label={words.apply.letter} hint={words.apply.letterHint} rows={5} />
      {isKnown ? <KnownDetails values={details}>{fields}</KnownDetails> : fields}
      <TextField
        {...answer('portfolioLink')}
        label={words.apply.work}
        hint={words.apply.workHint}
        optional
        type="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={limits.portfolioLink}
      />
    </>
  )
}

interface KnownDetailsProps {
  values: string[]
  children: ReactNode
}

/** The details from the last application, open where one has an error. */
function KnownDetails({ values, children }: KnownDetailsProps) {
  const { words } = useLanguage()
  const [name = '', email = '', phone = ''] = values
  const form = use(FormErrorsContext)
  const hasError = DETAILS.some((name) => form?.errors[name])
  const [isOpen, setOpen] = useState(hasError)
  // An error goes as soon as somebody types: the field must not go with it.
  if (hasError && !isOpen) setOpen(true)
  return (
    <Disclosure
      open={isOpen}
      summary={
        <span className={styles.known}>
          <strong>{words.apply.yourDetails}</strong>
          <span>{[name, email, phone].join(' · ')}</span>
        </span>
      }
    >
      <div className={styles.details}>{children}</div>
    </Disclosure>
  )
}

/** Fields about the applicant: name, contact, country and experience. */
function DetailFields({ answer, limits, years, countries }: ApplyFieldsProps) {
  const { words } = useLanguage()
  return (
    <>
      <TextField
        {...answer('fullName')}
        label={words.apply.fullName}
        autoComplete="name"
        maxLength={limits.fullName}
      />
      <div className={styles.pair}>
        <EmailField {...answer('email')} label={words.apply.email} maxLength={limits.email} />
        <TextField
          {...answer('phoneNumber')}
          label={words.apply.phone}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phoneNumber}
        />
      </div>
      <div className={styles.together}>
        <Select
          {...answer('country')}
          label={words.apply.country}
          placeholder={words.apply.chooseCountry}
          autoComplete="country"
          options={countries}
        />
        <TextField
          {...answer('yearsOfExperience')}
          label={words.apply.years}
          type="number"
          inputMode="numeric"
          min={years.min}
          max={years.max}
          step={1}
        />
      </div>
    </>
  )
}
