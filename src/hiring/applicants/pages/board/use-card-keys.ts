import { useEffect, useEffectEvent, type RefObject } from 'react'

interface CardKeys {
  /** The board or table element. */
  area: RefObject<HTMLElement | null>
  /** Whether letters and digits are on; arrow keys always are. */
  areLettersOn: boolean
  onStop(id: string): void
  onHelp(): void
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** Moves between cards by key and opens the menu of or ticks the focused one. */
export function useCardKeys({ area, areLettersOn, onStop, onHelp }: CardKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) {
      if (!ARROWS.includes(event.key) || !event.repeat) return
    }
    const card = target.closest<HTMLElement>('[data-card]')
    if (!card) return
    const menu = target.closest<HTMLDetailsElement>('[data-move-menu][open]')
    if (menu && walkMenu(menu, event)) return event.preventDefault()
    const next = ARROWS.includes(event.key) ? neighbourOf(card, event.key) : null
    if (next) {
      event.preventDefault()
      return focusCard(next)
    }
    if (areLettersOn && pressLetter(card, event.key, onHelp)) event.preventDefault()
  })
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    if (card?.dataset.card) onStop(card.dataset.card)
  })
  useEffect(() => {
    const element = area.current
    element?.addEventListener('keydown', press)
    element?.addEventListener('focusin', follow)
    return () => {
      element?.removeEventListener('keydown', press)
      element?.removeEventListener('focusin', follow)
    }
  }, [area])
}

function pressLetter(card: HTMLElement, key: string, onHelp: () => void): boolean {
  const letter = key.toLowerCase()
  if (letter === '?') onHelp()
  else if (letter === 'x') card.querySelector<HTMLInputElement>('[name=tick]')?.click()
  else if (letter === 'u') document.querySelector<HTMLButtonElement>('[data-undo]')?.click()
  else if (letter === 'm') openMenu(card)
  else return false
  return true
}

function openMenu(card: HTMLElement) {
  const menu = card.querySelector<HTMLDetailsElement>('[data-move-menu]')
  if (!menu) return
  menu.open = true
  menu.querySelector('div')?.scrollIntoView({ block: 'nearest' })
  menu.querySelector<HTMLElement>('button, a')?.focus()
}

/** Handles keys in an open menu: digits choose, arrows move and Escape closes. */
function walkMenu(menu: HTMLDetailsElement, { key }: KeyboardEvent): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[data-digit]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'Escape') {
    menu.open = false
    menu.querySelector('summary')?.focus()
    return true
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    items.at((at + (key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus()
    return true
  }
  const chosen = items.find(({ dataset }) => dataset.digit === key)
  chosen?.click()
  return chosen !== undefined
}

function neighbourOf(card: HTMLElement, key: string): HTMLElement | null {
  const column = card.closest('[data-column]')
  const cards = cardsOf(column ?? card.parentElement)
  const at = cards.indexOf(card)
  if (key === 'ArrowDown') return cards[at + 1] ?? null
  if (key === 'ArrowUp') return cards[at - 1] ?? null
  if (!column) return null
  const columns = [...document.querySelectorAll('[data-column]')]
  const step = key === 'ArrowRight' ? 1 : -1
  for (let index = columns.indexOf(column) + step; columns[index]; index += step) {
    const there = cardsOf(columns[index] ?? null)
    if (there.length > 0) return there[Math.min(at, there.length - 1)] ?? null
  }
  return null
}

/** The visible cards: those in a closed fold are left out. */
function cardsOf(place: Element | null): HTMLElement[] {
  const cards = [...(place?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  return cards.filter((card) => card.checkVisibility())
}

function focusCard(card: HTMLElement) {
  card.querySelector<HTMLElement>('[data-card-link]')?.focus()
}

/** Moves the focus to the next card, or the previous one, when a card leaves its column. */
export function focusBeside(id: string) {
  const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
  if (!card) return
  const beside = neighbourOf(card, 'ArrowDown') ?? neighbourOf(card, 'ArrowUp')
  if (beside) focusCard(beside)
  else card.closest('[data-column]')?.querySelector('summary')?.focus()
}
