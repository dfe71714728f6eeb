import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TypeAhead } from '#app/ui/type-ahead.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormSection, Pair } from './form-section.tsx'
import type { PartProps } from './posting-form.tsx'
import { toOptions } from './to-options.ts'

/** What the job is and where. */
export function JobFields({ answer, choices, isRemote }: PartProps & { isRemote: boolean }) {
  const { categories, countries, types, limits } = choices

  return (
    <FormSection title="The job">
      <TextField
        {...answer('jobTitle')}
        label="Job title"
        hint="As people search for it: Registered nurse, nights."
        autoComplete="off"
        maxLength={limits.jobTitle}
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
          placeholder="Not said"
          options={toOptions(types)}
        />
      </Pair>
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
      <Checkbox name="isRemote" label="Can be done from anywhere" defaultChecked={isRemote} />
    </FormSection>
  )
}
