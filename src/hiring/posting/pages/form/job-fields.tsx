import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TypeAhead } from '#platform/ui/suggest/type-ahead.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { LawfulReason } from '#hiring/posting/law/pages/lawful-reason.tsx'
import { LawNotes } from '#hiring/posting/law/pages/law-notes.tsx'
import { LogoField } from '#hiring/posting/logos/pages/logo-field.tsx'
import { Pair } from './pair.tsx'
import type { PartProps } from './part.ts'
import { toOptions } from './to-options.ts'

/** Fields about the work, the place and the employer. */
export function JobFields(props: PartProps) {
  const { answer, isTicked, choices, savedLogo, isBack, hasNoLogo, law } = props
  const { categories, countries, types, limits } = choices

  return (
    <>
      <Pair>
        <TextField
          {...answer('jobTitle')}
          label="Job title"
          hint="As people search for it: Registered nurse, nights."
          autoComplete="off"
          maxLength={limits.jobTitle}
        />
        <TextField
          {...answer('companyName')}
          label="Company name"
          autoComplete="organization"
          maxLength={limits.companyName}
        />
      </Pair>
      <LawNotes notes={law} field="jobTitle" />
      <Pair>
        <Select
          {...answer('location')}
          label="Country"
          placeholder="Select your country"
          options={toOptions(countries)}
        />
        <TextField
          {...answer('place')}
          label="Town or area"
          optional
          autoComplete="address-level2"
          maxLength={limits.place}
        />
      </Pair>
      <LawNotes notes={law} field="place" />
      <Checkbox
        name="isRemote"
        label="Can be done from anywhere"
        defaultChecked={isTicked('isRemote')}
      />
      <Pair>
        <TypeAhead
          {...answer('jobCategory')}
          label="Category"
          placeholder="Choose a category"
          names={categories}
        />
        <Select
          {...answer('ranges')}
          label="Job type"
          optional
          placeholder="Not stated"
          options={toOptions(types)}
        />
      </Pair>
      <DescriptionField {...props} />
      <LawNotes notes={law} field="description" />
      <LawfulReason {...props} notes={law} />
      <EmailField
        {...answer('email')}
        label="Email for questions"
        hint="Shown on the advert. If no account of your company has this address, we ask its owner before we show it, and email you about applications until then."
        maxLength={limits.email}
      />
      {/* Last, so that all text has arrived before a file that is too large. */}
      {!hasNoLogo && (
        <LogoField answer={answer} choices={choices} saved={savedLogo} isBack={isBack} />
      )}
    </>
  )
}
