import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import type { PayBands } from '#hiring/posting/sponsorship-fields/show-pay-bands.ts'
import styles from './pay-band-field.module.css'

interface PayBandFieldProps {
  name: string
  error?: string
  defaultValue?: string
  payBands: PayBands
}

/** A select of national pay bands that fit the occupation, or all of them on request. */
export function PayBandField({ payBands, ...field }: PayBandFieldProps) {
  const { choices, total, areAll, occupation, misfit } = payBands
  const showAll = !areAll && (
    <Button type="submit" name="intent" value="bands" formNoValidate tone="quiet" size="small">
      Show all {total} bands
    </Button>
  )
  if (choices.length === 0) {
    return (
      <div className={styles.none}>
        <input type="hidden" name={field.name} value="" />
        <p>{whyNone(occupation)}</p>
        {showAll}
      </div>
    )
  }
  return (
    <div className={styles.field}>
      <Select
        {...field}
        label="National pay scale"
        hint={hintOf(payBands)}
        optional
        placeholder="None"
        options={choices}
      />
      {misfit && !areAll && (
        <p className={styles.misfit}>
          You chose {misfit}. It is not one of the bands in which {occupation} can be sponsored.
        </p>
      )}
      {showAll}
    </div>
  )
}

function whyNone(occupation: string | null) {
  return occupation
    ? `National pay scale: no band sets the pay of ${occupation}.`
    : 'National pay scale: we offer those that fit, once the title or the occupation says what the work is.'
}

function hintOf({ choices, areAll, occupation, misfit }: PayBands) {
  if (areAll || !occupation) return 'Where one sets the pay: in the NHS, schools, colleges.'
  const count = choices.length - (misfit ? 1 : 0)
  const bands = count === 1 ? 'The band that fits' : `The ${count} bands that fit`
  return `${count === 0 ? 'No band fits' : bands} ${occupation}. Only where one sets the pay.`
}
