/** Empties what a person can fill in, also where the page came with text. */
export function emptyForm(form: HTMLFormElement) {
  const fields = 'input:not([type=hidden]), textarea'
  for (const field of form.querySelectorAll<HTMLInputElement>(fields)) field.value = ''
}
