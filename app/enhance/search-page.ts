const PAUSE_MS = 350

/** Makes the list follow what is typed and chosen, and the address with it. */
export function followSearch() {
  const form = document.querySelector<HTMLFormElement>('#search-form')
  const title = form?.querySelector<HTMLInputElement>('[name=title]')
  if (!form || !title || !results()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null

  title.addEventListener('input', () => {
    narrow(title.value)
    clearTimeout(timer)
    timer = setTimeout(reload, PAUSE_MS)
  })
  for (const select of form.querySelectorAll('select')) select.addEventListener('change', reload)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    void reload()
  })

  async function reload() {
    asking?.abort()
    asking = new AbortController()
    const address = addressOf(form)
    const before = results()
    before?.setAttribute('aria-busy', 'true')
    if (before && !before.querySelector('li:not([hidden])')) say('Loading')
    try {
      const answer = await fetch(address, { signal: asking.signal })
      // The session is over: the page itself says so.
      if (answer.redirected || !answer.ok) return void location.assign(address)
      show(await answer.text())
      history.replaceState(null, '', address)
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(address)
    }
  }
}

function results() {
  return document.querySelector<HTMLElement>('[data-search-results]')
}

function say(words: string) {
  const count = results()?.querySelector('[data-search-count]')
  if (count) count.textContent = words
}

/** What is on the screen already answers at once. */
function narrow(typed: string) {
  const part = typed.trim().toLowerCase()
  for (const item of results()?.querySelectorAll('li:has(> article)') ?? []) {
    const title = item.querySelector('h2, h3')?.textContent?.toLowerCase() ?? ''
    item.toggleAttribute('hidden', !title.includes(part))
  }
}

function addressOf(form: HTMLFormElement | null) {
  const entries = form ? [...new FormData(form)] : []
  const given = entries.filter(([, value]) => value !== '') as [string, string][]
  const query = new URLSearchParams(given).toString()
  return query ? `/search?${query}` : '/search'
}

/** The words are put into the region that was there, so that they are read out. */
function show(html: string) {
  const before = results()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const after = page.querySelector('[data-search-results]')
  const words = after?.querySelector('[data-search-count]')?.textContent ?? ''
  const count = before?.querySelector('[data-search-count]')
  if (!before || !after || !count) return
  after.querySelector('[data-search-count]')?.replaceWith(count)
  before.replaceChildren(...after.childNodes)
  before.removeAttribute('aria-busy')
  count.textContent = words
}
