/** What a search form shows, by field; a checkbox that is not checked is empty. */
export type FormValues = Record<string, string>

const writeValue = (input: HTMLInputElement, value: string) =>
  // React watches the property of the element itself, and would take our value for one it knows.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

/** True if something else has been typed or chosen. */
export function hasOtherValues(form: HTMLFormElement, values: FormValues): boolean {
  return controlsOf(form, values).some((control) => valueOf(control) !== values[control.name])
}

/** Shows these values. A text field that is being used stays as it is, unless `all` are to change. */
export function fillForm(form: HTMLFormElement, values: FormValues, all: boolean) {
  for (const control of controlsOf(form, values)) {
    const value = values[control.name] ?? ''
    if (valueOf(control) === value) continue
    if (control instanceof HTMLSelectElement) control.value = value
    else if (control.type === 'checkbox') control.checked = control.value === value
    else if (all || control !== document.activeElement) {
      writeValue(control, value)
      // Components that hold the text hear of it as if it had been typed.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function controlsOf(form: HTMLFormElement, values: FormValues) {
  return Array.from(form.elements).filter(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
      control.name in values,
  ) as (HTMLInputElement | HTMLSelectElement)[]
}

function valueOf(control: HTMLInputElement | HTMLSelectElement) {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? control.value : ''
  }
  return control.value
}
