import { LAST_STEP } from '#hiring/posting/steps/posting-steps.ts'
import { FORM_ID } from './step-words.ts'

/**
 * The button that Enter presses: the form's first in the document, before those of other steps. It saves the step; on
 * the last page it saves the declaration and stays, so that Enter never publishes. (A disabled button would not do:
 * Enter in a checkbox skips to the next.)
 */
export function EnterButton({ isLast }: { isLast: boolean }) {
  return (
    <button
      type="submit"
      form={FORM_ID}
      {...(isLast && { name: 'go', value: LAST_STEP, formNoValidate: true })}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    >
      Save
    </button>
  )
}
