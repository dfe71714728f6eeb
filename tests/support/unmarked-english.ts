import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const LATIN_WORD = /[A-Za-z][A-Za-z’-]+/g

/** Files, units and addresses, which are the same in every language. */
const EVERYWHERE = ['MB', 'WhatsApp', 'RSS', 'Atom']

const ADDRESS = /https?:\/\/\S+|[\w.-]+@[\w.-]+/g

/** The Latin words that a translation uses itself: names, and the rules’ own terms beside its words. */
function ownWords(language: string): Set<string> {
  const file = `contract/languages/catalogues/${language}.ts`
  const texts = readFileSync(file, 'utf8').matchAll(/'((?:[^'\n\\]|\\.)*)',?$/gm)
  const words = [...texts].flatMap(([, text = '']) => text.match(LATIN_WORD) ?? [])
  return new Set(words)
}

/**
 * Texts of the page that hold an English word, though nothing says that they are English and the translation does not
 * use that word. What people read is looked at, and what programs read out; `data` are words of adverts and names.
 */
export async function findUnmarkedEnglish(page: Page, language: string, data: string[]) {
  const known = ownWords(language)
  for (const word of EVERYWHERE) known.add(word)
  const texts = await page.evaluate(collectTexts, language)
  return texts.filter((text) => {
    const rest = data.reduce(
      (left, word) => left.replaceAll(word, ' '),
      text.replaceAll(ADDRESS, ' '),
    )
    return rest.match(LATIN_WORD)?.some((word) => !known.has(word)) ?? false
  })
}

/** Runs in the browser: each text of the page that says to be in its language, with what stands in attributes. */
function collectTexts(language: string): string[] {
  const isOurs = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') === language
  const isHidden = (element: Element | null) =>
    element?.closest('script, style, template, noscript')
  const texts: string[] = []
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (isOurs(parentElement) && !isHidden(parentElement)) texts.push(textContent ?? '')
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
  return texts.map((text) => text.trim()).filter(Boolean)
}
