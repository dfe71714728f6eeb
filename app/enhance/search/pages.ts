const MOST_KEPT = 20
const WARM_MS = 10_000

interface Page {
  address: string
  html: string
}

export type Pages = ReturnType<typeof createPages>

/** Pages of one list as they came from the server. */
export function createPages(pathname: string) {
  const seen = new Map<string, string>()
  let warmed: { address: string; page: Promise<Page | null> } | null = null
  return { read, warm, keep, kept: (address: string) => seen.get(address) }

  /** Null where the address led somewhere else, such as to log in. */
  async function read(address: string, signal: AbortSignal) {
    const found = warmed?.address === address ? warmed.page : fetchPage(address, signal)
    warmed = null
    return found
  }

  /** Fetches what somebody is about to ask for. */
  function warm(address: string) {
    if (warmed?.address === address) return
    const page = fetchPage(address)
    const mine = (warmed = { address, page })
    const forget = () => {
      if (warmed === mine) warmed = null
    }
    page.catch(forget)
    setTimeout(forget, WARM_MS)
  }

  function keep(address: string, html: string) {
    seen.delete(address)
    seen.set(address, html)
    const [oldest] = seen.keys()
    if (seen.size > MOST_KEPT && oldest) seen.delete(oldest)
  }

  async function fetchPage(address: string, signal?: AbortSignal): Promise<Page | null> {
    const answer = await fetch(address, { signal })
    const url = new URL(answer.url)
    if (!answer.ok || url.pathname !== pathname) return null
    return { address: url.pathname + url.search, html: await answer.text() }
  }
}
