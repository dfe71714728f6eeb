import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormSection, Pair } from './form-section.tsx'
import type { PartProps } from './posting-form.tsx'
import { toOptions } from './to-options.ts'

interface PayFieldsProps extends PartProps {
  days: { first: string; last: string }
}

const WORDS = 'These are optional, but pay and hours are what people look for first.'

/** The pay, the hours, and how long people can apply. */
export function PayFields({ answer, choices, days }: PayFieldsProps) {
  const { currencies, periods, openDays } = choices

  return (
    <FormSection title="Pay, hours and closing date" words={WORDS}>
      <Pair>
        <TextField {...answer('payMin')} label="Lowest pay" optional inputMode="decimal" />
        <TextField {...answer('payMax')} label="Highest pay" optional inputMode="decimal" />
      </Pair>
      <Pair>
        <Select {...answer('payCurrency')} label="Currency" options={toOptions(currencies)} />
        <Select
          {...answer('payPeriod')}
          label="Pay is for"
          optional
          placeholder="Choose"
          options={periods.map((period) => ({
            value: period,
            label: `${period === 'hour' ? 'an' : 'a'} ${period}`,
          }))}
        />
      </Pair>
      <Pair>
        <TextField {...answer('hoursPerWeek')} label="Hours a week" optional inputMode="decimal" />
        <TextField
          {...answer('closesOn')}
          label="Last day to apply"
          hint={`Without one the job is open for ${openDays} days.`}
          optional
          type="date"
          min={days.first}
          max={days.last}
        />
      </Pair>
    </FormSection>
  )
}
