import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import type { PartProps } from '#hiring/posting/pages/form/part.ts'

/** The one declaration that everyone who posts a job makes. */
export function NoFeeField({ isTicked }: Pick<PartProps, 'isTicked'>) {
  return (
    <Checkbox
      name="noFee"
      label="Nobody is or will be charged for this job, its certificate of sponsorship or its licence"
      hint="Everyone who posts a job must confirm this. Charging workers for a job, or passing these costs on to them, breaks the law or the sponsor’s duties."
      defaultChecked={isTicked('noFee')}
    />
  )
}
