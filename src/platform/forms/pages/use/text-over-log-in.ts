import { RETURN_FIELD } from '#platform/forms/returned-form.ts'
import { textsOf } from '#platform/forms/pages/try-server-action.ts'

const PREFIX = 'typed '

/** Saves a form's text in this tab, for the same account: its session has ended while it was filled in. */
export function saveTyped(form: HTMLFormElement) {
  const key = keyOf(form)
  try {
    if (key) sessionStorage.setItem(key, JSON.stringify(textsOf(new FormData(form))))
  } catch {
    // A browser may block storage: the page still has the text.
  }
}

/** Fills a form with the text that was saved for it, and deletes what others left in this tab. */
export function restoreTyped(form: HTMLFormElement) {
  const key = keyOf(form)
  try {
    const [account] = key?.slice(PREFIX.length).split(' ') ?? []
    for (const other of Object.keys(sessionStorage)) {
      const isOfOthers = other.startsWith(PREFIX) && !other.startsWith(`${PREFIX}${account} `)
      if (isOfOthers) sessionStorage.removeItem(other)
    }
    const saved = key && sessionStorage.getItem(key)
    if (!key || !saved) return
    sessionStorage.removeItem(key)
    fillIn(form, JSON.parse(saved) as Record<string, string>)
  } catch {
    // A browser may block storage.
  }
}

/** The form of one account on one page. */
function keyOf(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>(`[name=${RETURN_FIELD}]`)
  return field && `${PREFIX}${field.value} ${location.pathname}${location.search}`
}

function fillIn(form: HTMLFormElement, texts: Record<string, string>) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      if (field.checked !== (texts[field.name] === field.value)) field.click()
    } else if (
      (field instanceof HTMLInputElement && !/^(?:hidden|file)$/.test(field.type)) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const text = texts[field.name]
      if (text === undefined || text === field.value) continue
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
