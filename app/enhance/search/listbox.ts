import type { Suggestion } from './suggestions.ts'

export type Listbox = ReturnType<typeof createListbox>

const FIELD = -1

/** The list below a field. The focus stays in the field; `aria-activedescendant` says what is active. */
export function createListbox(input: HTMLInputElement, list: HTMLElement) {
  let offered: Suggestion[] = []
  let active = FIELD
  list.role = 'listbox'
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', list.id)
  show(false)
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element && target.closest('li')
    if (option) choose([...list.children].indexOf(option))
  })
  return { offer, close, chooseActive, next, previous, leave: () => move(FIELD) }

  function offer(suggestions: Suggestion[]) {
    offered = suggestions
    list.replaceChildren(...offered.map((one, index) => toOption(`${list.id}-${index}`, one)))
    move(FIELD)
    show(offered.length > 0)
    const count = offered.length || 'No'
    say(input.value.trim() ? `${count} suggestion${count === 1 ? '' : 's'}` : '')
  }

  /** False when it was closed already. */
  function close(): boolean {
    const wasOpen = !list.hidden
    move(FIELD)
    show(false)
    return wasOpen
  }

  function chooseActive(): boolean {
    return active === FIELD ? false : choose(active)
  }

  function choose(index: number) {
    const chosen = offered[index]
    close()
    if (!chosen) return false
    input.value = chosen.value
    input.dispatchEvent(new CustomEvent('suggestion', { detail: chosen }))
    // As if it had been typed and left: whatever follows the form follows.
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }

  function next() {
    move(active === offered.length - 1 ? FIELD : active + 1)
  }

  function previous() {
    move(active === FIELD ? offered.length - 1 : active - 1)
  }

  function move(to: number) {
    active = to
    for (const [index, option] of [...list.children].entries()) {
      option.ariaSelected = String(index === active)
    }
    const option = list.children[active]
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function show(isOpen: boolean) {
    list.hidden = !isOpen
    input.ariaExpanded = String(isOpen)
  }
}

function toOption(id: string, { text, detail }: Suggestion) {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  for (const words of [text, detail]) {
    if (!words) continue
    const part = document.createElement('span')
    part.textContent = words
    // The space keeps them apart where they are read out.
    option.append(part, ' ')
  }
  return option
}

let announcer: HTMLElement | undefined

/** Announced when it changes inside a region that is already there. */
function say(words: string) {
  if (!announcer) {
    announcer = document.createElement('output')
    announcer.className = 'visually-hidden'
    document.getElementById('main')?.append(announcer)
  }
  announcer.textContent = words
}
