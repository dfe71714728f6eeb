import { useState } from 'react'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { LawNotes } from '#hiring/posting/law/pages/law-notes.tsx'
import { AmountField } from './amount-field.tsx'
import { Pair } from './pair.tsx'
import type { PartProps } from './part.ts'
import { PayBandField } from './pay-band-field.tsx'
import { toOptions } from './to-options.ts'

const SIGNS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

/** Fields for pay, hours and the closing date. */
export function PayFields({ answer, choices, days, sponsorshipFields, law }: PartProps) {
  const { currencies, periods, openDays } = choices
  const currency = answer('payCurrency')
  const period = answer('payPeriod')
  const hasPay = ['payMin', 'payMax'].some((name) => answer(name).defaultValue)
  const [chosen, setChosen] = useState(currency.defaultValue || 'GBP')
  const sign = SIGNS[chosen] ?? chosen

  return (
    <>
      <Pair>
        <AmountField
          {...answer('payMin')}
          label="Lowest pay"
          hint="The rules look at this one."
          optional
          before={sign}
        />
        <AmountField
          {...answer('payMax')}
          label="Highest pay"
          hint="Leave it out where pay is fixed."
          optional
          before={sign}
        />
      </Pair>
      <Pair>
        <Select
          {...period}
          // Pay without its period is a mistake that we do not guess at.
          defaultValue={period.defaultValue || (hasPay ? '' : 'year')}
          label="Pay is for"
          placeholder="Choose"
          options={periods.map((period) => ({
            value: period,
            label: `${period === 'hour' ? 'an' : 'a'} ${period}`,
          }))}
        />
        <AmountField {...answer('hoursPerWeek')} label="Hours a week" optional after="hours" />
      </Pair>
      <LawNotes notes={law} field="payMin" />
      <PayBandField {...answer('payBand')} payBands={sponsorshipFields.payBands} />
      <Pair>
        <TextField
          {...answer('closesOn')}
          label="Last day to apply"
          hint={`Without one the job is open for ${openDays} days.`}
          optional
          type="date"
          min={days.first}
          max={days.last}
        />
        <Select
          {...currency}
          label="Currency"
          options={toOptions(currencies)}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </Pair>
    </>
  )
}
