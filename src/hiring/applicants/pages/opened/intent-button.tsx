import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/buttons/button.tsx'
import { WITHOUT_FILE } from './form-parts.ts'

interface IntentButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'type' | 'name' | 'value' | 'formEncType'
> {
  /** What the form is sent for. */
  intent: string
}

/** A button of the applicant’s form that does not need its file. */
export function IntentButton({ intent, ...button }: IntentButtonProps) {
  return (
    <Button {...button} type="submit" name="intent" value={intent} formEncType={WITHOUT_FILE} />
  )
}
