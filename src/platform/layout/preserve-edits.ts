type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The content of a field that somebody changed. */
interface Edit {
  value: string
  checked: boolean
  files: FileList | null
}

const FIELDS = 'input, textarea, select'
const edits = new Map<string, Edit>()
/** The field that is being typed into, and its place in the page. */
let focused: { field: Field; key: string } | null = null

/**
 * Records what is typed and chosen before and during hydration. React resets a text area that came with text, and makes
 * all fields anew if the browser's translation or an extension has changed the page.
 */
export function recordEdits() {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isEdited(field)) record(field)
  document.addEventListener('input', recordInput, true)
  document.addEventListener('focusin', recordFocus)
  document.addEventListener('focusout', forgetFocus)
  recordFocus({ target: document.activeElement })
}

/**
 * Restores the recorded text, and the focus with its caret. Call it once the page has hydrated: components see it as ordinary input. It also marks
 * the page as ready, for tests and tools that must not act too early.
 */
export function restoreEdits() {
  document.removeEventListener('input', recordInput, true)
  document.removeEventListener('focusin', recordFocus)
  document.removeEventListener('focusout', forgetFocus)
  document.documentElement.dataset.app = 'ready'
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const edit = edits.get(keyOf(field))
    if (edit) restore(field, edit)
  }
  restoreFocus()
  edits.clear()
  focused = null
}

function restore(field: Field, { value, checked, files }: Edit) {
  const input = field as HTMLInputElement
  if (input.checked !== checked) return input.click()
  if (input.value === value) return
  if (files) input.files = files
  else input.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Focuses the field that was made anew in place of the one that had the focus. */
function restoreFocus() {
  if (!focused || focused.field.isConnected) return
  const { field, key } = focused
  const successor = [...document.querySelectorAll<Field>(FIELDS)].find((one) => keyOf(one) === key)
  successor?.focus({ preventScroll: true })
  if (!successor || !hasCaret(successor) || !hasCaret(field)) return
  const { selectionStart, selectionEnd, selectionDirection } = field
  successor.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
}

/** A list or a box to tick has no caret, and of an address or a number a browser does not tell it. */
function hasCaret(field: Field): field is HTMLTextAreaElement {
  return 'selectionStart' in field && field.selectionStart !== null
}

function recordFocus({ target }: { target: EventTarget | null }) {
  const field = target as Field | null
  if (field?.matches?.(FIELDS)) focused = { field, key: keyOf(field) }
}

/** A field that loses the focus because it is removed from the page is not left. */
function forgetFocus() {
  const left = focused
  queueMicrotask(() => {
    if (left?.field.isConnected && left === focused) focused = null
  })
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
