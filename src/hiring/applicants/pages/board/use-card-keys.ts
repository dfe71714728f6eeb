import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { isSingleKey } from '#platform/forms/pages/use/single-key.ts'

interface CardKeys {
  /** The board or table element. */
  area: RefObject<HTMLElement | null>
  /** Whether letters and digits are on; arrow keys always are. */
  areLettersOn: boolean
  /** The card that letters are for while none has the focus. */
  stop: string | null
  onStop(id: string): void
  onHelp(): void
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const AS_ARROWS: Partial<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

/** Moves between cards by key and opens the menu of or ticks the focused one; letters also work before one is. */
export function useCardKeys({ area, areLettersOn, stop, onStop, onHelp }: CardKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event)) return
    const letter = areLettersOn ? event.key.toLowerCase() : ''
    const key = AS_ARROWS[letter] ?? event.key
    const isArrow = ARROWS.includes(key)
    if (event.repeat && !isArrow) return
    const target = event.target instanceof Element ? event.target : null
    const card = target?.closest<HTMLElement>('[data-card]')
    const menu = target?.closest<HTMLDetailsElement>('[data-move-menu][open]')
    if (menu && walkMenu(menu, key)) return event.preventDefault()
    if (card && isArrow) {
      const next = neighbourOf(card, key)
      if (!next) return
      event.preventDefault()
      return focusCard(next)
    }
    const stopped = findCard(stop)
    const chosen = card ?? (stopped?.checkVisibility() ? stopped : null)
    if (letter && pressLetter(chosen, letter, onHelp)) event.preventDefault()
  })
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    if (card?.dataset.card) onStop(card.dataset.card)
  })
  // Before the page is painted: a key pressed at the first sight of it counts.
  useLayoutEffect(() => {
    const element = area.current
    document.addEventListener('keydown', press)
    element?.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('keydown', press)
      element?.removeEventListener('focusin', follow)
    }
  }, [area])
}

function pressLetter(card: HTMLElement | null, letter: string, onHelp: () => void): boolean {
  if (letter === '?') onHelp()
  else if (letter === 'u') document.querySelector<HTMLButtonElement>('[data-undo]')?.click()
  else if (!card) return false
  else if (letter === 'x') {
    if (!card.contains(document.activeElement)) focusCard(card)
    card.querySelector<HTMLInputElement>('[name=tick]')?.click()
  } else if (letter === 'm') openMenu(card)
  else if (AS_ARROWS[letter]) focusCard(card)
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
function walkMenu(menu: HTMLDetailsElement, key: string): boolean {
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

function findCard(id: string | null): HTMLElement | null {
  return document.querySelector(`[data-card="${CSS.escape(id ?? '')}"]`)
}

function focusCard(card: HTMLElement) {
  card.querySelector<HTMLElement>('[data-card-link]')?.focus()
}

/** Moves the focus to the next card, or the previous one, when a card leaves its column. */
export function focusBeside(id: string) {
  const card = findCard(id)
  if (!card) return
  const beside = neighbourOf(card, 'ArrowDown') ?? neighbourOf(card, 'ArrowUp')
  if (beside) focusCard(beside)
  else card.closest('[data-column]')?.querySelector('summary')?.focus()
}
