import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const LATIN_WORD = /[A-Za-z][A-Za-z’-]+/g

/** Names, units and output of `Intl` that are the same in every language. */
const EVERYWHERE = ['MB', 'WhatsApp', 'RSS', 'Atom', 'AM', 'PM', 'am', 'pm']

const ADDRESS = /https?:\/\/\S+|[\w.-]+@[\w.-]+/g

const found = new Map<string, ReadonlySet<string>>()

/** The Latin words used by a translation itself: names, and the rules’ own terms next to translated ones. */
function ownWords(language: string): ReadonlySet<string> {
  const known = found.get(language)
  if (known) return known
  const file = readFileSync(`src/platform/languages/texts/${language}.json`, 'utf8')
  const { words: areas } = JSON.parse(file) as { words: Record<string, Record<string, string>> }
  const texts = Object.values(areas).flatMap((area) => Object.values(area))
  const words = new Set([...EVERYWHERE, ...texts.flatMap((text) => text.match(LATIN_WORD) ?? [])])
  found.set(language, words)
  return words
}

/**
 * Whether a text contains an English word that its language does not use itself; `data` are words from adverts and
 * names.
 */
export function hasEnglish(text: string, language: string, data: string[]): boolean {
  const known = ownWords(language)
  const longestFirst = data.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce(
    (left, word) => left.replaceAll(word, ' '),
    text.replaceAll(ADDRESS, ' '),
  )
  return rest.match(LATIN_WORD)?.some((word) => !known.has(word)) ?? false
}

/**
 * Texts of the page with an English word that is neither marked as English nor used by the translation. Visible text is
 * checked, as are names read by screen readers, which may include text marked elsewhere.
 */
export async function findUnmarkedEnglish(page: Page, language: string, data: string[]) {
  const { ours, english } = await page.evaluate(collectTexts, language)
  const named = english.filter((text) => text.length > 3)
  return ours.filter((text) => hasEnglish(text, language, [...data, ...named]))
}

/** Runs in the browser: collects each text marked as being in the page’s language, including attributes. */
function collectTexts(language: string): { ours: string[]; english: string[] } {
  const languageOf = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') ?? ''
  const isOurs = (element: Element | null) => languageOf(element) === language
  const isHidden = (element: Element | null) =>
    element?.closest('script, style, template, noscript')
  const texts: string[] = []
  const english: string[] = []
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (isHidden(parentElement)) continue
    // Where a word may break, its parts are texts of their own.
    const whole = parentElement?.querySelector(':scope > wbr') ? parentElement : walker.currentNode
    if (isOurs(parentElement)) texts.push(whole.textContent ?? '')
    if (languageOf(parentElement) === 'en') english.push(textContent ?? '')
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-description']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element)) texts.push(element.getAttribute(name) ?? '')
  }
  const description = document.querySelector('meta[name=description]')
  if (description) texts.push(description.getAttribute('content') ?? '')
  // The browser adds its own text to such a field, in its own language.
  for (const field of document.querySelectorAll('input[type=file]')) {
    const isInSight = getComputedStyle(field).color !== 'rgba(0, 0, 0, 0)'
    if (isInSight) texts.push('Choose File: the words of the browser are in sight')
  }
  const trimmed = (list: string[]) => list.map((text) => text.trim()).filter(Boolean)
  return { ours: trimmed(texts), english: trimmed(english) }
}
