import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SettingFormProps } from './details-section.tsx'
import { SettingSection } from './setting-section.tsx'

export function PasswordSection({ account, rejection, limits }: SettingFormProps) {
  const answer = answersOf(rejection)
  // What was typed in here never comes back.
  const secret = { type: 'password', defaultValue: '', maxLength: limits.password }

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
        <TextField
          {...answer('currentPassword')}
          {...secret}
          label="Current password"
          autoComplete="current-password"
        />
        <TextField
          {...answer('newPassword')}
          {...secret}
          label="New password"
          hint="At least 8 characters, one of them a sign such as ! or -."
          autoComplete="new-password"
        />
        <TextField
          {...answer('confirmPassword')}
          {...secret}
          label="New password once more"
          autoComplete="new-password"
        />
      </PostForm>
    </SettingSection>
  )
}
