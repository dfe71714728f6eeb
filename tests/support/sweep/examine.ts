import type { Page } from '@playwright/test'

export interface Seen {
  heading: string
  problems: string[]
  height: number
  /** Links within the site, with query and fragment. */
  links: string[]
}

/** All measurements of a page in its current state, in one pass. */
export function examine(page: Page): Promise<Seen> {
  return page.evaluate(lookAtPage)
}

function lookAtPage(): Seen {
  const headings = Array.from(document.querySelectorAll('h1')).filter((one) =>
    one.checkVisibility(),
  )
  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === location.origin)
  const here = location.pathname + location.search
  const missing = links
    .filter(({ pathname, search, hash }) => hash.length > 1 && pathname + search === here)
    .filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))))
  const lost = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    ({ textContent, pathname, search }) =>
      /\breport (?:this|the|it)\b/i.test(textContent) &&
      !(pathname === '/report' && /[?&](?:job|message)=./.test(search)),
  )
  const isInSight = (one: Element) => (one.closest('details') ?? one).checkVisibility()
  const sources = Array.from(document.querySelectorAll('[data-sources]')).filter(isInSight)
  const disclaimers = document.body.innerText.match(/not legal advice/gi) ?? []
  const textOf = (one: Element) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect()
  }
  // Lines of text are closer than their letters: a few pixels are no overlap.
  const overprinted = Array.from(document.querySelectorAll('h1, h2, h3, h4, legend')).filter(
    (one) => {
      const next = one.nextElementSibling
      if (!next || !isInSight(one) || !next.checkVisibility()) return false
      const [title, text] = [textOf(one), textOf(next)]
      // A clamped title has more lines than it shows, and one for the ear alone shows none.
      const end = Math.min(title.bottom, one.getBoundingClientRect().bottom)
      if (getComputedStyle(one).position === 'absolute') return false
      const isBeside = text.left >= title.right || title.left >= text.right
      return !isBeside && text.height > 1 && text.top >= title.top && text.top < end - 4
    },
  )
  return {
    heading: headings.map(({ innerText }) => innerText).join(' | '),
    problems: [
      ...(headings.length === 1 ? [] : [`${headings.length} main headings`]),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
      ...(sources.length > 1 ? [`${sources.length} lists of sources`] : []),
      ...(disclaimers.length > 1 ? [`${disclaimers.length} disclaimers`] : []),
      ...lost.map(({ href }) => `link to report that has lost its job or message: ${href}`),
      ...overprinted.map(({ textContent }) => `heading on its text: ${textContent}`),
      ...missing.map(({ hash }) => `link to no part of the page: ${hash}`),
    ],
    height: scrollHeight,
    links: links.map(({ pathname, search, hash }) => pathname + search + hash),
  }
}
