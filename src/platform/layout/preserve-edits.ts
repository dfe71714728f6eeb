type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The content of a field that somebody changed. */
interface Edit {
  value: string
  checked: boolean
  files: FileList | null
}

const FIELDS = 'input, textarea, select'
const edits = new Map<string, Edit>()

/**
 * Records what is typed and chosen before and during hydration. React resets a text area that came with text, and makes
 * all fields anew if the browser's translation or an extension has changed the page.
 */
export function recordEdits() {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isEdited(field)) record(field)
  document.addEventListener('input', recordInput, true)
}

/**
 * Restores the recorded text. Call it once the page has hydrated: components see it as ordinary input. It also marks
 * the page as ready, for tests and tools that must not act too early.
 */
export function restoreEdits() {
  document.removeEventListener('input', recordInput, true)
  document.documentElement.dataset.app = 'ready'
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const edit = edits.get(keyOf(field))
    if (edit) restore(field, edit)
  }
  edits.clear()
}

function restore(field: Field, { value, checked, files }: Edit) {
  const input = field as HTMLInputElement
  if (input.checked !== checked) return input.click()
  if (input.value === value) return
  if (files) input.files = files
  else input.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function recordInput({ target }: Event) {
  if ((target as Partial<Field>).name) record(target as Field)
}

function record(field: Field) {
  const { value, checked, files } = field as HTMLInputElement
  edits.set(keyOf(field), { value, checked, files })
}

function isEdited(field: Field) {
  // A list has neither, so it always counts.
  const { value, defaultValue, checked, defaultChecked } = field as HTMLInputElement
  return value !== defaultValue || checked !== defaultChecked
}

/**
 * The field's place in the page, which is the same once React has made it anew. Several forms of a page may have a field
 * of one name, and a form several.
 */
function keyOf(field: Field) {
  return `${[...document.getElementsByName(field.name)].indexOf(field)} ${field.name}`
}
