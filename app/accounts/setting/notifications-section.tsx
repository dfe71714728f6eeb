import { Checkbox } from '#app/ui/checkbox.tsx'
import type { EmailPreferences } from '#contract/accounts.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingSection } from './setting-section.tsx'

export function NotificationsSection({ wishes }: { wishes: EmailPreferences }) {
  return (
    <SettingSection
      id="notifications"
      title="Notifications"
      lead="What we may write to you about. Mails that keep your account safe, an employer’s answers, and changes to a job you applied for always come."
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
        <Checkbox
          name="wantsStatusMails"
          label="Tell me when an employer decides about my application"
          hint="Shortlisted, interview, offered or not chosen. Your application’s page shows it in any case."
          defaultChecked={wishes.wantsStatusMails}
        />
      </SettingForm>
    </SettingSection>
  )
}
