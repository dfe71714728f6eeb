import { formatCount } from '#contract/formats.ts'

const PAUSE_MS = 80

/** What a list offers: the words, what goes into the field, and what tells it from others. */
export interface Suggestion {
  text: string
  value: string
  detail: string
  /** Of what is chosen with it, where it is more than words. */
  id?: string
  about?: string
}

/** As the calls give them. */
interface Answer {
  text?: string
  count?: number
  name?: string
  slug?: string
  detail?: string
  id?: string
  code?: string
  title?: string
  group?: string
  description?: string
}

/** Asks a call for suggestions: not at every key, once for each beginning, the newest alone. */
export function createSuggestions(address: string) {
  const known = new Map<string, Suggestion[]>()
  let asking = new AbortController()
  return { find, stop: () => asking.abort() }

  /** Null where something newer was asked for, or no answer came. */
  async function find(typed: string): Promise<Suggestion[] | null> {
    asking.abort()
    const { signal } = (asking = new AbortController())
    const key = typed.trim().toLowerCase()
    const found = key ? known.get(key) : []
    if (found) return found
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (signal.aborted) return null
      const answer = await fetch(`${address}?${new URLSearchParams({ q: key })}`, { signal })
      if (!answer.ok) return null
      const suggestions = ((await answer.json()) as Answer[]).map(toSuggestion)
      known.set(key, suggestions)
      return suggestions
    } catch {
      return null
    }
  }
}

function toSuggestion(answer: Answer): Suggestion {
  const { text, count, name = '', slug, detail = '', id, code, title = '', group = '' } = answer
  // An entry of the register; an occupation.
  if (id) return { text: name, value: name, detail, id, about: detail }
  if (code) {
    const about = `${group} (${code}). ${answer.description ?? ''}`
    return { text: title, value: title, detail: group, id: code, about }
  }
  if (text !== undefined) {
    const detail = count ? `${formatCount(count)} ${count === 1 ? 'job' : 'jobs'}` : ''
    return { text, value: text, detail }
  }
  const isToldByName = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === slug
  return { text: name, value: isToldByName || !detail ? name : `${name}, ${detail}`, detail }
}
