import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './job-form.module.css'

export type ApplyLimits = Record<
  'fullName' | 'email' | 'phoneNumber' | 'coverLetter' | 'portfolioLink',
  number
>

interface ApplyFieldsProps {
  answer: (name: string) => { name: string; error?: string | undefined; defaultValue?: string }
  limits: ApplyLimits
  years: { min: number; max: number; default: number }
  countries: { value: string; label: string }[]
}

/** What an applicant types. */
export function ApplyFields({ answer, limits, years, countries }: ApplyFieldsProps) {
  const experience = answer('yearsOfExperience')

  return (
    <>
      <TextField
        {...answer('fullName')}
        label="Full name"
        autoComplete="name"
        maxLength={limits.fullName}
      />
      <div className={styles.pair}>
        <TextField
          {...answer('email')}
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email}
        />
        <TextField
          {...answer('phoneNumber')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phoneNumber}
        />
      </div>
      <div className={styles.pair}>
        <Select
          {...answer('country')}
          label="Country you live in"
          placeholder="Select your country"
          autoComplete="country"
          options={countries}
        />
        <TextField
          {...experience}
          defaultValue={experience.defaultValue ?? String(years.default)}
          label="Years of experience"
          type="number"
          inputMode="numeric"
          min={years.min}
          max={years.max}
          step={1}
        />
      </div>
      <TextArea
        {...answer('coverLetter')}
        label="Cover letter"
        hint="What you have done that fits, whether you need a sponsor, and when you could start."
        rows={6}
        maxLength={limits.coverLetter}
      />
      <TextField
        {...answer('portfolioLink')}
        label="Link to your work"
        hint="A whole web address, like https://example.com/me."
        optional
        type="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={limits.portfolioLink}
      />
    </>
  )
}
