import { Checkbox } from '#app/ui/checkbox.tsx'
import type { EmailPreferences } from '#contract/accounts.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingSection } from './setting-section.tsx'

export function NotificationsSection({ wishes }: { wishes: EmailPreferences }) {
  return (
    <SettingSection
      id="notifications"
      title="Notifications"
      lead="What we may write to you about. Mails that keep your account safe, and an employer’s answers, always come."
    >
      <SettingForm
        id="notifications-form"
        form="notifications"
        rejection={undefined}
        submitLabel="Save my choice"
      >
        <Checkbox
          name="wantsApplicantMails"
          label="Tell me when someone applies for a job I posted"
          defaultChecked={wishes.wantsApplicantMails}
        />
        <Checkbox
          name="wantsReceipts"
          label="Send me a receipt of each application I send"
          defaultChecked={wishes.wantsReceipts}
        />
      </SettingForm>
    </SettingSection>
  )
}
