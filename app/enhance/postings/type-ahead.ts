/**
 * Where somebody has a keyboard, a long list becomes a field one types into, with the same choices
 * below it. On a phone the browser's own list is better.
 */
export function completeCategories() {
  if (!matchMedia('(pointer: fine)').matches) return
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-type-ahead]')) {
    const [placeholder, ...options] = select.options
    const list = document.createElement('datalist')
    list.id = `${select.id}-choices`
    list.append(...options.map(({ text }) => new Option(text)))
    const field = document.createElement('input')
    for (const name of ['id', 'name', 'class', 'aria-invalid', 'aria-describedby']) {
      const value = select.getAttribute(name)
      if (value !== null) field.setAttribute(name, value)
    }
    field.setAttribute('list', list.id)
    field.autocomplete = 'off'
    field.placeholder = placeholder?.text ?? ''
    field.value = field.defaultValue = select.value
    const names = options.map(({ text }) => text)
    field.addEventListener('change', () => {
      field.value = completed(field.value, names)
    })
    // With its arrow: the field brings one of its own.
    select.parentElement?.replaceWith(field, list)
  }
}

/** 'nurs' is Nursing; what could be several or none stays as it is, and the server asks. */
function completed(typed: string, names: string[]) {
  const text = typed.trim().toLowerCase()
  if (!text) return ''
  const lower = (name: string) => name.toLowerCase()
  const exact = names.find((name) => lower(name) === text)
  if (exact) return exact
  const beginning = names.filter((name) => lower(name).startsWith(text))
  const [only, ...others] = beginning
  return only && others.length === 0 ? only : typed
}
