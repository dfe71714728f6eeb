/** True where a form says something else than it came with: it was used before the page was hydrated. */
export function isEdited(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (field) =>
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement && field.selectedIndex !== firstIndex(field)) ||
      (field instanceof HTMLInputElement && isEditedInput(field)),
  )
}

/** Of the option that was chosen at first. */
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
