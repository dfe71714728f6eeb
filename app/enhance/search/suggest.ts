import { createSuggestions, type Suggestion } from './suggestions.ts'

let announcer: HTMLElement | undefined

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
  list.role = 'listbox'
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const) {
    input.setAttribute(name, value)
  }
  let offered: Suggestion[] = []
  let active = -1

  input.addEventListener('input', (event) => {
    // What is being composed is no word yet.
    if ((event as InputEvent).isComposing) return
    void offer()
  })
  input.addEventListener('compositionend', () => void offer())
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && press(event)) event.preventDefault()
  })
  // The focus stays in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('li')
    if (option) choose([...list.children].indexOf(option))
  })

  async function offer() {
    const typed = input.value
    const found = await suggestions.find(typed)
    if (!found || input.value !== typed || document.activeElement !== input) return
    offered = found
    list.replaceChildren(...found.map((suggestion, index) => toOption(list.id, index, suggestion)))
    move(-1)
    open(found.length > 0)
    say(found.length === 1 ? '1 suggestion' : `${found.length || 'No'} suggestions`)
  }

  /** True where the key was for the list. */
  function press({ key, altKey }: KeyboardEvent): boolean {
    const isOpen = !list.hidden
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) void offer()
      else if (!altKey) move(key === 'ArrowDown' ? active + 1 : active < 0 ? -2 : active - 1)
      return true
    }
    if (key === 'Escape' && isOpen) return (close(), true)
    if (key === 'Enter' && isOpen && active >= 0) return (choose(active), true)
    // They move in the text: the reader is back in it.
    if (key === 'Home' || key === 'End') move(-1)
    if (key === 'Enter' || key === 'Tab') close()
    return false
  }

  /** -1 is the field itself, above the first and below the last. */
  function move(to: number) {
    active = to === -2 ? offered.length - 1 : to >= offered.length ? -1 : to
    for (const [index, option] of [...list.children].entries()) {
      option.ariaSelected = String(index === active)
    }
    const option = list.children[active]
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function choose(index: number) {
    const { value } = offered[index] ?? {}
    close()
    if (value === undefined) return
    input.value = value
    // As if it had been typed and left: whatever follows the form follows.
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function close() {
    suggestions.stop()
    move(-1)
    open(false)
  }

  function open(isOpen: boolean) {
    list.hidden = !isOpen
    input.ariaExpanded = String(isOpen)
  }
}

function toOption(listId: string, index: number, { text, detail }: Suggestion) {
  const option = document.createElement('li')
  option.id = `${listId}-${index}`
  option.role = 'option'
  for (const words of [text, detail]) {
    if (!words) continue
    const part = document.createElement('span')
    part.textContent = words
    // Read as two words.
    option.append(part, ' ')
  }
  return option
}

/** Announced when it changes inside a region that is already there. */
function say(words: string) {
  if (!announcer) {
    announcer = document.createElement('p')
    announcer.className = 'visually-hidden'
    announcer.role = 'status'
    document.getElementById('main')?.append(announcer)
  }
  announcer.textContent = words
}
