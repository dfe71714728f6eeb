import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { ChoiceField } from '#platform/ui/fields/choice-field.tsx'
import type { PartProps } from '#hiring/posting/pages/form/part.ts'

/** Fields for the sponsor, the occupation, and whether the employer offers sponsorship. */
export function SponsorshipFields(props: PartProps) {
  const { answer, isTicked, choices, sponsorshipFields } = props

  return (
    <>
      <ChoiceField
        {...answer('legalName')}
        label="Legal name of the employer"
        hint="As on the sponsor licence. If the register offers your entry, choose it."
        optional
        from="/api/v1/suggest/sponsors"
        maxLength={choices.limits.legalName}
        choiceName="sponsorId"
        choice={sponsorshipFields.sponsor}
        question="Which organisation on the register is it?"
        noneFound="We found no entry that starts like this. Check the spelling, or go on."
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
        noneFound="We know no such title. Try a usual one, such as ‘Nurse’."
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
      <Checkbox
        name="offersSponsorship"
        label="We sponsor this job (Skilled Worker)"
        defaultChecked={isTicked('offersSponsorship')}
      />
    </>
  )
}
