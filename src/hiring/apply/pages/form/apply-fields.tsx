import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { ApplyState } from './start-form.ts'
import styles from './job-form.module.css'

interface ApplyFieldsProps extends Pick<ApplyState, 'limits' | 'years' | 'countries'> {
  answer: (name: string) => { name: string; error?: string | undefined; defaultValue?: string }
}

/** Fields that an applicant types into. */
export function ApplyFields({ answer, limits, years, countries }: ApplyFieldsProps) {
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
        <TextField
          {...answer('email')}
          label={words.apply.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email}
        />
        <TextField
          {...answer('phoneNumber')}
          label={words.apply.phone}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phoneNumber}
        />
      </div>
      <div className={styles.pair}>
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
      <TextArea
        {...answer('coverLetter')}
        label={words.apply.letter}
        hint={words.apply.letterHint}
        rows={6}
        maxLength={limits.coverLetter}
      />
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
