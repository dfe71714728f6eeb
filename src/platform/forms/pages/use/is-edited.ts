/** True if a form differs from its initial values: it was used before the page hydrated. */
export function isEdited(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (field) =>
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement && field.selectedIndex !== firstIndex(field)) ||
      (field instanceof HTMLInputElement && isEditedInput(field)),
  )
}

/** The index of the option selected at first. */
function firstIndex({ options }: HTMLSelectElement) {
  const index = Array.from(options).findLastIndex(({ defaultSelected }) => defaultSelected)
  return Math.max(index, 0)
}

function isEditedInput({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) {
  if (type === 'hidden' || type === 'file') return false
  return type === 'checkbox' || type === 'radio'
    ? checked !== defaultChecked
    : value !== defaultValue
}
