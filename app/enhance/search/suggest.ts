import { createListbox, type Listbox } from './listbox.ts'
import { createSuggestions } from './suggestions.ts'

/**
 * Fields that suggest while somebody types: the editable combobox with a list of the ARIA Authoring
 * Practices. Nothing is chosen that was not asked for, and what is typed can always be sent.
 */
export function suggestWhileTyping() {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) {
    const list = document.getElementById(`${input.id}-suggestions`)
    if (list) enhance(input, list)
  }
}

function enhance(input: HTMLInputElement, list: HTMLElement) {
  const suggestions = createSuggestions(input.dataset.suggest ?? '')
  const listbox = createListbox(input, list)

  input.addEventListener('input', (event) => {
    // What is being composed is no word yet.
    if (!(event as InputEvent).isComposing) void offer()
  })
  input.addEventListener('compositionend', offer)
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && list.hidden) void offer()
    else if (!pressed(event, listbox)) return
    event.preventDefault()
  })
  // Sent as it stands: what is on its way comes too late.
  input.form?.addEventListener('submit', close)

  async function offer() {
    const typed = input.value
    const found = await suggestions.find(typed)
    if (found && input.value === typed && document.activeElement === input) listbox.offer(found)
  }

  function close() {
    suggestions.stop()
    listbox.close()
  }
}

/** True where the key was for the list. */
function pressed({ key }: KeyboardEvent, listbox: Listbox): boolean {
  if (key === 'ArrowDown') listbox.next()
  else if (key === 'ArrowUp') listbox.previous()
  else if (key === 'Enter') return listbox.chooseActive()
  else if (key === 'Escape') return listbox.close()
  else {
    // These move in the text: the reader is back in it.
    if (key === 'Home' || key === 'End') listbox.leave()
    return false
  }
  return true
}
