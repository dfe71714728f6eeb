import type { Page } from '@playwright/test'

interface Effort {
  taps: string[]
  fields: string[]
}

/**
 * Counts, from now on and across pages, what a person does: taps on controls, and fields filled in. A field that came
 * filled in and stays so costs nothing; a choice in a list is a field.
 */
export async function countEffort(page: Page) {
  await page.addInitScript(() => {
    const key = 'effort'
    const read = () => JSON.parse(sessionStorage.getItem(key) ?? '{"taps":[],"fields":[]}')
    const control = 'a, button, summary, label, input[type=checkbox], input[type=radio]'
    addEventListener('pointerdown', ({ target }) => {
      const tapped = target instanceof Element && target.closest(control)
      if (!tapped) return
      const effort = read()
      effort.taps.push((tapped.textContent || tapped.getAttribute('name') || '').trim())
      sessionStorage.setItem(key, JSON.stringify(effort))
    })
    addEventListener('input', ({ target }) => {
      if (!(target instanceof Element) || target.matches('[type=checkbox], [type=radio]')) return
      const name = target.getAttribute('name') ?? target.id
      const effort = read()
      if (!effort.fields.includes(name)) effort.fields.push(name)
      sessionStorage.setItem(key, JSON.stringify(effort))
    })
  })
  return {
    read: () =>
      page.evaluate<Effort>(() =>
        JSON.parse(sessionStorage.getItem('effort') ?? '{"taps":[],"fields":[]}'),
      ),
  }
}
