import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { SectionProps } from './details-section.tsx'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'
import { SettingSection } from './setting-section.tsx'
import { CancelRequestForm } from './cancel-request-form.tsx'

export function EmailSection({ account, rejection }: SectionProps) {
  const { email, newEmail } = account
  const answer = answersOf(rejection)

  return (
    <SettingSection
      id="email"
      title="Email address"
      lead={
        <>
          You log in with <strong>{email}</strong>, and our mails go there.
        </>
      }
    >
      {newEmail && (
        <Banner tone="info" title={`${newEmail} waits for you`}>
          <p>
            We sent a link there. Your address changes when you open it. The link works for 24
            hours.
          </p>
          <CancelRequestForm form="keep-address" label="Keep the old address" />
        </Banner>
      )}
      <SettingForm id="email-form" form="email" rejection={rejection} submitLabel="Send me a link">
        <TextField
          {...answer('newEmail')}
          label="New email address"
          hint="We send a link there, and tell your old address about it."
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={ACCOUNT_LIMITS.email}
        />
        <PasswordField
          {...answer('emailPassword')}
          defaultValue=""
          label="Your password"
          autoComplete="current-password"
          maxLength={ACCOUNT_LIMITS.password}
        />
      </SettingForm>
    </SettingSection>
  )
}
