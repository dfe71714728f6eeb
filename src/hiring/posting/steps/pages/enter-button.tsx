import type { FormPart } from '#hiring/posting/steps/posting-steps.ts'
import { FORM_ID } from './step-words.ts'

/**
 * The button that Enter presses: the form's first in the document, before those of other steps. It saves the step; on
 * a page that can publish it saves and stays there (`go`), so that Enter never publishes. (A disabled button would not do:
 * Enter in a checkbox skips to the next.)
 */
export function EnterButton({ go }: { go?: FormPart['name'] }) {
  return (
    <button
      type="submit"
      form={FORM_ID}
      {...(go && { name: 'go', value: go, formNoValidate: true })}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    >
      Save
    </button>
  )
}
