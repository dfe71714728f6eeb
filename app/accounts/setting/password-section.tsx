import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { SettingFormProps } from './details-section.tsx'
import { SettingSection } from './setting-section.tsx'

export function PasswordSection({ account, rejection, limits }: SettingFormProps) {
  const answer = answersOf(rejection)

  return (
    <SettingSection
      id="password"
      title="Password"
      lead="A new password signs you out everywhere but here. We tell you by email that it was changed."
    >
      <PostForm
        id="password-form"
        action="/setting?form=password"
        rejection={rejection}
        submitLabel="Change my password"
      >
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={account.email} />
        <PasswordField
          {...answer('currentPassword')}
          maxLength={limits.password}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...answer('newPassword')}
          maxLength={limits.password}
          label="New password"
          hint="At least 8 characters, one of them a special one like ! or -."
          autoComplete="new-password"
          hasMeter
        />
        <PasswordField
          {...answer('confirmPassword')}
          maxLength={limits.password}
          label="New password again"
          autoComplete="new-password"
        />
      </PostForm>
    </SettingSection>
  )
}
