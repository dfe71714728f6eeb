import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import type { SectionProps } from './details-section.tsx'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'
import { SettingSection } from './setting-section.tsx'

export function PasswordSection({ account, rejection }: SectionProps) {
  const answer = answersOf(rejection)

  return (
    <SettingSection
      id="password"
      title="Password"
      lead="A new password logs you out everywhere but here. We tell you by email that it was changed."
    >
      <SettingForm
        id="password-form"
        form="password"
        rejection={rejection}
        submitLabel="Change my password"
      >
        {/* Identifies the password's account to password managers. */}
        <input hidden readOnly autoComplete="username" value={account.email} />
        <PasswordField
          {...answer('currentPassword')}
          maxLength={ACCOUNT_LIMITS.password}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...answer('newPassword')}
          maxLength={ACCOUNT_LIMITS.password}
          label="New password"
          hint="At least 8 characters, one of them a special one like ! or -."
          autoComplete="new-password"
          hasMeter
        />
        <PasswordField
          {...answer('confirmPassword')}
          maxLength={ACCOUNT_LIMITS.password}
          label="New password again"
          autoComplete="new-password"
        />
      </SettingForm>
    </SettingSection>
  )
}
