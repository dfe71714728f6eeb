import { partOf, showPage } from './page-parts.ts'
import { createPages } from './pages.ts'

// A word that is not yet written to its end finds nothing; that is no reason to empty the list.
const UNFINISHED_MS = 700

interface Step {
  isTyping?: boolean
  /** Makes what was typed before into one step with it. */
  endsTyping?: boolean
  /** The address is there already: the reader went back to it. */
  isBack?: boolean
}

export type List = ReturnType<typeof createList>

/**
 * The list on the page and its address. Another one is fetched, and what differs is put in its place;
 * the former stays until then. The newest request wins, and whatever fails is left to the browser.
 */
export function createList(form: HTMLFormElement) {
  const { pathname } = new URL(form.action)
  const pages = createPages(pathname)
  let shown = location.pathname + location.search
  let asking = new AbortController()
  let isTyped = false
  pages.keep(shown, document.documentElement.outerHTML)
  return { go, goBack, stop, linkOf, warm: pages.warm }

  function stop() {
    asking.abort()
    partOf('results')?.removeAttribute('aria-busy')
  }

  /** True when the list at this address is there. */
  async function go(address: string, step: Step = {}): Promise<boolean> {
    stop()
    const isSameStep = isTyped && (step.isTyping || step.endsTyping)
    isTyped = step.isTyping ?? false
    if (address === shown && !step.isBack) return true
    const { signal } = (asking = new AbortController())
    const sayNothing = sayWaiting()
    try {
      const page = await pages.read(address, signal)
      if (!signal.aborted && !page) location.assign(address)
      if (step.isTyping && page?.html.includes(' data-empty')) await pause(UNFINISHED_MS)
      if (signal.aborted || !page) return false
      if (!step.isBack) history[isSameStep ? 'replaceState' : 'pushState'](null, '', page.address)
      show(page.html, page.address, step.isBack)
      return true
    } catch {
      if (signal.aborted) return false
      // What is being typed is not thrown away: the list waits for the next letter, or for Enter.
      if (step.isTyping) sayNothing()
      else location.assign(address)
      return false
    }
  }

  function goBack() {
    const address = location.pathname + location.search
    if (address === shown || location.pathname !== pathname) return
    const html = pages.kept(address)
    // At once, so that the browser finds its place in it; then as it is by now.
    if (html) show(html, address, true)
    void go(address, { isBack: true })
  }

  function show(html: string, address: string, isBack?: boolean) {
    showPage(html, form, isBack)
    partOf('results')?.removeAttribute('aria-busy')
    pages.keep(address, html)
    shown = address
  }

  /** The link somebody is at, if it leads to another page of this list. */
  function linkOf({ target }: Event) {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('[data-part] a') : null
    return link?.origin === location.origin && link.pathname === pathname ? link : null
  }
}

/** Says that an answer is on its way where nothing else is to be seen; gives a way to take it back. */
function sayWaiting() {
  const results = partOf('results')
  const count = partOf('count')
  const before = count?.textContent ?? ''
  results?.setAttribute('aria-busy', 'true')
  if (count && !results?.querySelector('li:not([hidden])')) count.textContent = 'Loading'
  return () => {
    results?.removeAttribute('aria-busy')
    if (count) count.textContent = before
  }
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
