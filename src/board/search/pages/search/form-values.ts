/** A search form's values by field; an unchecked checkbox is empty. */
export type FormValues = Record<string, string>

const writeValue = (input: HTMLInputElement, value: string) =>
  // React tracks the element's own property, and would regard our value as one it knows.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

/** True if the form's values have been changed. */
export function hasOtherValues(form: HTMLFormElement, values: FormValues): boolean {
  return controlsOf(form, values).some((control) => valueOf(control) !== values[control.name])
}

/** Fills the form with these values. A focused text field stays as it is, unless `all` are to change. */
export function fillForm(form: HTMLFormElement, values: FormValues, all: boolean) {
  for (const control of controlsOf(form, values)) {
    const value = values[control.name] ?? ''
    if (valueOf(control) === value) continue
    if (control instanceof HTMLSelectElement) control.value = value
    else if (control.type === 'checkbox') control.checked = control.value === value
    else if (all || control !== document.activeElement) {
      writeValue(control, value)
      // Notifies components that hold the text, as if it had been typed.
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
