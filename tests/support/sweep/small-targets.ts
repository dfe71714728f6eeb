import type { Page } from '@playwright/test'

/**
 * Controls whose target is under 44 by 44 px, as a finger needs it. A link within a sentence may be as high as its line.
 * A label counts with its control, and so does what a pseudo-element adds around it.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    const CONTROLS =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="option"], [role="switch"]'
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      !one.closest('.visually-hidden')
    /** Whether other words stand in the same line of text. */
    const isInSentence = (one: Element) => {
      if (getComputedStyle(one).display !== 'inline') return false
      let block = one.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      return (block?.textContent ?? '').trim().length > one.textContent.trim().length + 3
    }
    const belongs = (hit: Element | null, one: Element) =>
      hit !== null &&
      (one.contains(hit) ||
        (hit.closest('label') as HTMLLabelElement | null)?.control === one ||
        (hit.closest('label')?.contains(one) ?? false))
    const reaches = (one: Element, { dx, dy, part }: { dx: number; dy: number; part: number }) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const x = left + width * part + dx
      const y = top + height / 2 + dy
      return belongs(document.elementFromPoint(x, y), one)
    }
    /** The length of the target through a part of its width; a finger that misses by a pixel still hits. */
    const extentAt = (
      one: Element,
      along: 'x' | 'y',
      { from, part }: { from: number; part: number },
    ) => {
      let [before, after] = [from / 2, from / 2]
      const at = (by: number) =>
        reaches(one, { dx: along === 'x' ? by : 0, dy: along === 'y' ? by : 0, part })
      while (before < LEAST && at(-before - 1)) before += 1
      while (after < LEAST && at(after + 1)) after += 1
      return before + after
    }
    /** Its length through the middle; a long one may have another target, as ‘Applied’ in a card, below some of it. */
    const extent = (one: Element, along: 'x' | 'y', from: number) => {
      const middle = extentAt(one, along, { from, part: 1 / 2 })
      const { width } = one.getBoundingClientRect()
      if (along === 'x' || middle >= LEAST - 1 || width < 4 * LEAST) return middle
      return Math.max(...[1 / 4, 3 / 4].map((part) => extentAt(one, along, { from, part })))
    }
    const isLarge = ({ width, height }: DOMRect) => width >= LEAST - 0.5 && height >= LEAST - 0.5
    const small: string[] = []
    for (const one of document.querySelectorAll(CONTROLS)) {
      if (!isShown(one) || isInSentence(one)) continue
      const { labels } = one as Partial<HTMLInputElement>
      const hasLargeLabel = [...(labels ?? [])].some((label) =>
        isLarge(label.getBoundingClientRect()),
      )
      if (hasLargeLabel) continue
      let { width, height } = one.getBoundingClientRect()
      if (width >= LEAST - 0.5 && height >= LEAST - 0.5) continue
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (width < LEAST - 0.5) width = extent(one, 'x', width)
      if (height < LEAST - 0.5) height = extent(one, 'y', height)
      if (width >= LEAST - 1 && height >= LEAST - 1) continue
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
      small.push(
        `${one.localName}${one.className ? `.${String(one.className).split(' ')[0]}` : ''} ‘${name}’ is ${Math.round(width)} by ${Math.round(height)} px`,
      )
    }
    scrollTo(0, 0)
    return [...new Set(small)]
  })
}
