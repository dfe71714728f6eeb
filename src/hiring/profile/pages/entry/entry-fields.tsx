import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { Section } from '#hiring/profile/model/profile-limits.ts'
import { DateField } from './date-field.tsx'
import styles from './entry.module.css'
import type { EntryLists } from './entry-lists.ts'

interface EntryFieldsProps {
  section: Section
  values: Record<string, string>
  errors: Record<string, string>
  lists: EntryLists
}

/** The fields of an entry, named as in the contract except for dates. */
export function EntryFields({ section, values, errors, lists }: EntryFieldsProps) {
  const { limits, countries } = lists
  const answer = (name: string) => ({ name, error: errors[name], defaultValue: values[name] })
  const date = (name: 'from' | 'to' | 'date') => ({ name, values, error: errors[name] })
  const country = (label: string, autoComplete: string) => (
    <Select
      {...answer('country')}
      label={label}
      optional
      placeholder="Choose a country"
      autoComplete={autoComplete}
      options={countries}
    />
  )

  switch (section) {
    case 'about':
      return (
        <>
          <TextField
            {...answer('headline')}
            label="You in one line"
            hint="Like ‘Registered nurse, six years in intensive care’."
            optional
            maxLength={limits.headline}
          />
          {country('Country you live in', 'country')}
          <TextField
            {...answer('link')}
            label="Link to your work"
            hint="A whole web address, like https://example.com/me."
            optional
            type="url"
            autoComplete="url"
            spellCheck={false}
            maxLength={limits.link}
          />
          <TextArea
            {...answer('summary')}
            label="About you"
            hint="What an employer should know first, and anything that fits nowhere else. No passport or bank details."
            optional
            rows={6}
            maxLength={limits.summary}
          />
        </>
      )
    case 'work':
      return (
        <>
          <TextField
            {...answer('role')}
            label="What you worked as"
            autoComplete="organization-title"
            maxLength={limits.name}
          />
          <TextField
            {...answer('employer')}
            label="Employer"
            autoComplete="organization"
            maxLength={limits.name}
          />
          {country('Country', 'off')}
          <div className={styles.pair}>
            <DateField {...date('from')} label="From" hint="The year is enough." optional />
            <DateField
              {...date('to')}
              label="To"
              hint="Leave it empty if you still work there."
              optional
            />
          </div>
          <TextArea
            {...answer('text')}
            label="What you did"
            hint="The ward or team, how many people, what you were trusted with."
            optional
            rows={6}
            maxLength={limits.text}
          />
        </>
      )
    case 'registrations':
      return (
        <>
          <TextField
            {...answer('body')}
            label="Body"
            hint="Like NMC, HCPC, GMC or Social Work England, or the one at home."
            list="bodies"
            autoComplete="off"
            maxLength={limits.name}
          />
          <Suggestions id="bodies" values={lists.bodies} />
          <Select
            {...answer('status')}
            label="How far you are"
            placeholder="Choose one"
            options={lists.statuses}
          />
          <TextField
            {...answer('number')}
            label="Number"
            hint="Your PIN or registration number, if you have one."
            optional
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.number}
          />
        </>
      )
    case 'education':
      return (
        <>
          <TextField
            {...answer('award')}
            label="What it was"
            hint="Like ‘Bachelor of Nursing’ or ‘Basic life support’."
            maxLength={limits.name}
          />
          <TextField
            {...answer('school')}
            label="School or provider"
            optional
            maxLength={limits.name}
          />
          {country('Country', 'off')}
          <div className={styles.pair}>
            <DateField {...date('from')} label="From" optional />
            <DateField {...date('to')} label="To" optional />
          </div>
        </>
      )
    case 'english':
      return (
        <>
          <TextField
            {...answer('test')}
            label="Test"
            list="tests"
            autoComplete="off"
            maxLength={limits.name}
          />
          <Suggestions id="tests" values={lists.tests} />
          <TextField
            {...answer('score')}
            label="Result"
            hint="Like ‘7.5 overall, 7 in writing’ or ‘B in all four’."
            optional
            autoComplete="off"
            maxLength={limits.score}
          />
          <DateField {...date('date')} label="When" optional />
        </>
      )
    case 'languages':
      return (
        <>
          <TextField
            {...answer('language')}
            label="Language"
            autoComplete="off"
            maxLength={limits.name}
          />
          <Select
            {...answer('level')}
            label="How well you speak it"
            placeholder="Choose one"
            options={lists.levels}
          />
        </>
      )
    case 'skills':
      return (
        <>
          <TextArea
            {...answer('skills')}
            label="Skills"
            hint="One on each line, like ‘Wound care’."
            optional
            rows={8}
          />
          <TextField
            {...answer('drivingLicence')}
            label="Driving licence"
            hint="Like ‘Full UK licence’ or ‘Nigerian licence, category B’."
            optional
            autoComplete="off"
            maxLength={limits.drivingLicence}
          />
        </>
      )
  }
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </datalist>
  )
}
