import type { answersOf } from '#platform/forms/pages/use/answers.ts'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { StartupRequest } from '#founders/requests/startups.schema.ts'

interface StartupFieldsProps {
  answer: ReturnType<typeof answersOf>
  limits: Record<keyof StartupRequest, number>
}

/** Fields that a founder types into. */
export function StartupFields({ answer, limits }: StartupFieldsProps) {
  return (
    <>
      <TextField
        {...answer('companyName')}
        label="Company name"
        autoComplete="organization"
        maxLength={limits.companyName}
      />
      <TextField
        {...answer('typeOfHealthcare')}
        label="Type of healthcare"
        hint="For example care home, home care or dental practice."
        optional
        maxLength={limits.typeOfHealthcare}
      />
      <TextField
        {...answer('companyEmail')}
        label="Company email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={limits.companyEmail}
      />
      <TextField
        {...answer('companyPhoneNumber')}
        label="Company phone number"
        type="tel"
        autoComplete="tel"
        optional
        maxLength={limits.companyPhoneNumber}
      />
      <TextArea
        {...answer('desc')}
        label="What do you need help with?"
        rows={6}
        maxLength={limits.desc}
      />
    </>
  )
}
