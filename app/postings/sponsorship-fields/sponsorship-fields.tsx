import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SponsorshipFieldsView } from '#server/postings/sponsorship-fields/sponsorship-fields.service.ts'
import { ChoiceField } from './choice-field.tsx'
import { FormSection, Pair } from '#app/postings/form/form-section.tsx'
import type { PartProps } from '#app/postings/form/posting-form.tsx'

interface SponsorshipFieldsProps extends PartProps {
  sponsorshipFields: SponsorshipFieldsView
  offersSponsorship: boolean
}

const WORDS =
  'For jobs in the United Kingdom. With these, people abroad see what the Home Office’s register and rules say of your job, and so do you, before you publish.'

/** Who sponsors, for which occupation, at which pay. */
export function SponsorshipFields(props: SponsorshipFieldsProps) {
  const { answer, choices, sponsorshipFields, offersSponsorship } = props

  return (
    <FormSection title="Sponsorship (UK jobs)" words={WORDS}>
      <ChoiceField
        {...answer('legalName')}
        label="Legal name of the employer"
        hint="As on the sponsor licence. Type it, then choose the entry on the register."
        optional
        from="/api/v1/suggest/sponsors"
        maxLength={choices.limits.legalName}
        choiceName="sponsorId"
        choice={sponsorshipFields.sponsor}
        question="Which organisation on the register is it?"
      />
      <ChoiceField
        {...answer('occupation')}
        label="Occupation"
        hint="By its usual title: Nurse, Chef, Software developer. It decides which rules apply."
        optional
        from="/api/v1/suggest/occupations"
        maxLength={120}
        choiceName="occupationCode"
        choice={sponsorshipFields.occupation}
        question="Which occupation is it?"
      />
      <Pair>
        <Select
          {...answer('payBand')}
          label="National pay scale"
          hint="Where one sets the pay: in the NHS, schools, colleges."
          optional
          placeholder="None"
          options={sponsorshipFields.payBands}
        />
        <TextField
          {...answer('companyNumber')}
          label="Company number"
          hint="At Companies House: eight characters."
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      </Pair>
      <Checkbox
        name="offersSponsorship"
        label="We sponsor this job (Skilled Worker)"
        defaultChecked={offersSponsorship}
      />
    </FormSection>
  )
}
