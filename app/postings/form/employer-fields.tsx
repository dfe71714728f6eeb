import type { ReactNode } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { FormSection, Pair } from './form-section.tsx'
import type { PartProps } from './posting-form.tsx'

/** Who offers the job. */
export function EmployerFields({ answer, choices, children }: PartProps & { children: ReactNode }) {
  const { limits } = choices

  return (
    <FormSection title="Your company">
      <Pair>
        <TextField
          {...answer('companyName')}
          label="Company name"
          autoComplete="organization"
          maxLength={limits.companyName}
        />
        <TextField
          {...answer('email')}
          label="Email for questions"
          hint="Readers see it on the job’s page. If no account of your company has this address, we ask there first. Until somebody agrees, nobody sees it and we email you about applications."
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email}
        />
      </Pair>
      {children}
    </FormSection>
  )
}
