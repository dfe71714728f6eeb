import { answersOf } from '#platform/forms/pages/use/answers.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { AccountFacts } from '#accounts/settings/profile.service.ts'
import type { Country } from '#platform/places/names/countries.ts'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { SettingSection } from './setting-section.tsx'
import styles from '#accounts/settings/pages/setting.module.css'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'

/** The props of every form on the page. */
export interface SectionProps {
  account: AccountFacts
  rejection: Rejection | undefined
}

export function DetailsSection({
  account,
  rejection,
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
            maxLength={ACCOUNT_LIMITS.firstName}
          />
          <TextField
            {...answer('lastName')}
            label="Last name"
            autoComplete="family-name"
            maxLength={ACCOUNT_LIMITS.lastName}
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
            maxLength={ACCOUNT_LIMITS.mobileNumber}
          />
        </div>
      </SettingForm>
    </SettingSection>
  )
}
