import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const LATIN_WORD = /[A-Za-z][A-Za-z’-]+/g

/** Names, units and what `Intl` writes, which are the same in every language. */
const EVERYWHERE = ['MB', 'WhatsApp', 'RSS', 'Atom', 'AM', 'PM', 'am', 'pm']

const ADDRESS = /https?:\/\/\S+|[\w.-]+@[\w.-]+/g

const found = new Map<string, ReadonlySet<string>>()

/** The Latin words that a translation uses itself: names, and the rules’ own terms beside its words. */
function ownWords(language: string): ReadonlySet<string> {
  const known = found.get(language)
  if (known) return known
  const file = readFileSync(`contract/languages/texts/${language}.json`, 'utf8')
  const { words: areas } = JSON.parse(file) as { words: Record<string, Record<string, string>> }
  const texts = Object.values(areas).flatMap((area) => Object.values(area))
  const words = new Set([...EVERYWHERE, ...texts.flatMap((text) => text.match(LATIN_WORD) ?? [])])
  found.set(language, words)
  return words
}

/** Whether a text has an English word that its language does not use itself; `data` are words of adverts and names. */
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
 * Texts of the page that hold an English word, though nothing says that they are English and the translation does not
 * use that word. What people read is looked at, and what programs read out, which may name what is marked elsewhere.
 */
export async function findUnmarkedEnglish(page: Page, language: string, data: string[]) {
  const { ours, english } = await page.evaluate(collectTexts, language)
  const named = english.filter((text) => text.length > 3)
  return ours.filter((text) => hasEnglish(text, language, [...data, ...named]))
}

/** Runs in the browser: each text of the page that says to be in its language, with what stands in attributes. */
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
    if (isOurs(parentElement)) texts.push(textContent ?? '')
    if (languageOf(parentElement) === 'en') english.push(textContent ?? '')
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-description']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element)) texts.push(element.getAttribute(name) ?? '')
  }
  const description = document.querySelector('meta[name=description]')
  if (description) texts.push(description.getAttribute('content') ?? '')
  // The browser writes its own words beside such a field, in its own language.
  for (const field of document.querySelectorAll('input[type=file]')) {
    const isInSight = getComputedStyle(field).color !== 'rgba(0, 0, 0, 0)'
    if (isInSight) texts.push('Choose File: the words of the browser are in sight')
  }
  const trimmed = (list: string[]) => list.map((text) => text.trim()).filter(Boolean)
  return { ours: trimmed(texts), english: trimmed(english) }
}
