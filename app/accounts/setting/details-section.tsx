import { answersOf } from '#app/forms/answers.ts'
import type { Rejection } from '#app/forms/rejection.ts'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { AccountFacts } from '#contract/accounts.ts'
import type { Country } from '#contract/countries.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingSection } from './setting-section.tsx'
import styles from './setting.module.css'
import type { ACCOUNT_LIMITS } from '#contract/account-limits.ts'

/** The props of every form on the page. */
export interface SectionProps {
  account: AccountFacts
  rejection: Rejection | undefined
  limits: typeof ACCOUNT_LIMITS
}

export function DetailsSection({
  account,
  rejection,
  limits,
  countries,
}: SectionProps & { countries: readonly Country[] }) {
  const { firstName, lastName, mobileNumber, country } = account
  const values = { firstName, lastName, mobileNumber, currentLocation: country }
  const answer = answersOf(rejection ?? { errors: {}, values })

  return (
    <SettingSection
      id="details"
      title="Your details"
      lead="Employers see your name when you post a job or apply for one."
    >
      <SettingForm
        id="details-form"
        form="details"
        rejection={rejection}
        submitLabel="Save my details"
      >
        <div className={styles.pair}>
          <TextField
            {...answer('firstName')}
            label="First name"
            autoComplete="given-name"
            maxLength={limits.firstName}
          />
          <TextField
            {...answer('lastName')}
            label="Last name"
            autoComplete="family-name"
            maxLength={limits.lastName}
          />
        </div>
        <div className={styles.pair}>
          <Select
            {...answer('currentLocation')}
            label="Country you live in"
            autoComplete="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            placeholder="Select your country"
          />
          <TextField
            {...answer('mobileNumber')}
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            optional
            maxLength={limits.mobileNumber}
          />
        </div>
      </SettingForm>
    </SettingSection>
  )
}
