import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import type { ApplicantMails, EmailPreferences } from '#accounts/accounts.schema.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { SettingSection } from './setting-section.tsx'

interface NotificationsSectionProps {
  wishes: EmailPreferences & { applicantMails: ApplicantMails }
  languages: readonly { code: string; name: string }[]
  rejection: Rejection | undefined
}

const APPLICANT_MAILS: { value: ApplicantMails; label: string }[] = [
  { value: 'daily', label: 'One email a day' },
  { value: 'each', label: 'An email for each applicant' },
  { value: 'none', label: 'No emails' },
]

export function NotificationsSection({ wishes, languages, rejection }: NotificationsSectionProps) {
  return (
    <SettingSection
      id="notifications"
      title="Notifications"
      lead="What we may write to you about. Mails that keep your account safe, warnings, and changes to a job you applied for always come."
    >
      <SettingForm
        id="notifications-form"
        form="notifications"
        rejection={rejection}
        submitLabel="Save my choice"
      >
        <Select
          name="language"
          label="Language of our emails"
          hint="For emails about your applications, alerts and saved jobs. The others come in English."
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={rejection?.values.language ?? wishes.language}
          error={rejection?.errors.language}
        />
        <Select
          name="applicantMails"
          label="When people apply for a job I posted"
          hint="The first applicant of each job comes at once, unless you choose no emails."
          options={APPLICANT_MAILS}
          defaultValue={rejection?.values.applicantMails ?? wishes.applicantMails}
          error={rejection?.errors.applicantMails}
        />
        <Checkbox
          name="wantsReceipts"
          label="Send me a receipt of each application I send"
          defaultChecked={wishes.wantsReceipts}
        />
        <Checkbox
          name="wantsMessageMails"
          label="Tell me when somebody writes to me about an application"
          hint="At most one mail an hour for each application, and reminders of days you planned."
          defaultChecked={wishes.wantsMessageMails}
        />
        <Checkbox
          name="wantsStatusMails"
          label="Tell me when an employer decides about my application"
          defaultChecked={wishes.wantsStatusMails}
        />
        <Checkbox
          name="wantsSavedMails"
          label="Tell me when a job I saved changes or closes"
          hint="One mail a day at most."
          defaultChecked={wishes.wantsSavedMails}
        />
      </SettingForm>
      <p>
        Emails of new jobs: <Link href="/alerts">your alerts</Link>
      </p>
    </SettingSection>
  )
}
