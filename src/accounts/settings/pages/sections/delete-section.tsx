import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import type { SectionProps } from './details-section.tsx'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { SettingSection } from './setting-section.tsx'
import { CancelRequestForm } from './cancel-request-form.tsx'
import { DeletionSummary } from '#accounts/settings/pages/links/deletion-summary.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'

export function DeleteSection({ account, rejection }: SectionProps) {
  return (
    <SettingSection
      id="delete"
      title="Delete my account"
      lead="This cannot be undone. We first send you a mail, and nothing is deleted until you confirm it there."
    >
      {account.isDeletionPending && (
        <Banner tone="warning" title="Your account is waiting to be deleted">
          <p>
            We sent a link to {account.email}. Open it within 24 hours to go on. To stay, do
            nothing.
          </p>
          <CancelRequestForm form="keep-account" label="Keep my account" />
        </Banner>
      )}
      <Disclosure summary="What is deleted, and what stays">
        <DeletionSummary />
      </Disclosure>
      <SettingForm
        id="delete-form"
        form="delete"
        rejection={rejection}
        submitLabel="Mail me the link that deletes it"
        tone="danger"
      >
        <PasswordField
          {...answersOf(rejection)('deletePassword')}
          defaultValue=""
          label="Your password"
          autoComplete="current-password"
          maxLength={ACCOUNT_LIMITS.password}
        />
      </SettingForm>
    </SettingSection>
  )
}
