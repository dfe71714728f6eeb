const LINKS = 'link[rel=canonical], link[rel=alternate][title]'

/** A region that another page of the list has, too. */
export function partOf(name: string) {
  return document.querySelector<HTMLElement>(`[data-part="${name}"]`)
}

/** Puts another page of the list in the place of this one; what is the same in both stays untouched. */
export function showPage(html: string, form: HTMLFormElement, isBack = false) {
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  const freshForm = fresh.querySelector<HTMLFormElement>('form[data-follow]')
  if (!freshForm) throw new Error('Another page')
  const focused = document.activeElement
  const home = focused?.closest('[data-part]')
  document.title = fresh.title
  takeControls(form, freshForm, isBack)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`)
    if (next && part.innerHTML !== next.innerHTML) part.replaceChildren(...next.childNodes)
  }
  const links = [...fresh.querySelectorAll<HTMLLinkElement>(LINKS)]
  for (const [index, link] of document.querySelectorAll<HTMLLinkElement>(LINKS).entries()) {
    link.href = links[index]?.getAttribute('href') ?? link.href
  }
  // What had the focus is gone: the same link in the new list takes it, or what says what is listed.
  if (!focused || !home || focused.isConnected) return
  const words = focused.textContent
  const same = [...home.querySelectorAll('a')].find(({ textContent }) => textContent === words)
  const next = same ?? heading()
  next?.focus({ preventScroll: true })
}

/** Choices and their counts. What somebody is typing in stays as it is. */
function takeControls(form: HTMLFormElement, fresh: HTMLFormElement, isBack: boolean) {
  for (const control of form.elements) {
    const { name } = control as HTMLInputElement
    const next = name ? fresh.elements.namedItem(name) : null
    if (control instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
      if (control.textContent !== next.textContent) control.innerHTML = next.innerHTML
      control.value = next.value
    }
    if (!(control instanceof HTMLInputElement) || !(next instanceof HTMLInputElement)) continue
    control.checked = next.checked
    control.disabled = next.disabled
    if (isBack || control !== document.activeElement) control.value = next.value
  }
}

/** Shows the list from its beginning, and has it read from there. */
export function moveToTop() {
  const top = heading()
  top?.focus({ preventScroll: true })
  const scroll = () => top?.scrollIntoView({ behavior: 'instant' })
  scroll()
  // Once more, where a smooth movement of before was still under way.
  requestAnimationFrame(scroll)
}

function heading() {
  const found = partOf('title') ?? partOf('results')
  if (found) found.tabIndex = -1
  return found
}

/** What is on the screen already answers at once, where a field says so. */
export function narrow({ dataset, value }: HTMLInputElement) {
  if (!('narrows' in dataset)) return
  const part = value.trim().toLowerCase()
  for (const item of partOf('results')?.querySelectorAll('li:has(> article)') ?? []) {
    const title = item.querySelector('h2, h3')?.textContent?.toLowerCase() ?? ''
    item.toggleAttribute('hidden', !title.includes(part))
  }
}
