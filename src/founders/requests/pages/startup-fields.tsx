import type { answersOf } from '#platform/forms/pages/use/answers.ts'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { STARTUP_LIMITS } from '#founders/requests/startup-limits.ts'

interface StartupFieldsProps {
  answer: ReturnType<typeof answersOf>
}

/** Fields that a founder types into. */
export function StartupFields({ answer }: StartupFieldsProps) {
  return (
    <>
      <TextField
        {...answer('companyName')}
        label="Company name"
        autoComplete="organization"
        maxLength={STARTUP_LIMITS.companyName}
      />
      <TextField
        {...answer('typeOfHealthcare')}
        label="Type of healthcare"
        hint="For example care home, home care or dental practice."
        optional
        maxLength={STARTUP_LIMITS.typeOfHealthcare}
      />
      <EmailField
        {...answer('companyEmail')}
        label="Company email"
        maxLength={STARTUP_LIMITS.companyEmail}
      />
      <TextField
        {...answer('companyPhoneNumber')}
        label="Company phone number"
        type="tel"
        autoComplete="tel"
        optional
        maxLength={STARTUP_LIMITS.companyPhoneNumber}
      />
      <TextArea {...answer('desc')} label="What do you need help with?" rows={6} />
    </>
  )
}
