/** Empties every editable field, even if the page came with text in it. */
export function emptyForm(form: HTMLFormElement) {
  const fields = 'input:not([type=hidden]), textarea'
  for (const field of form.querySelectorAll<HTMLInputElement>(fields)) field.value = ''
}
