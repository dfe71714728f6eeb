import { formatCount } from '#platform/primitives/formats.ts'

const PAUSE_MS = 80

/** An option of a list: its label, the text for the field, and its identity. */
export interface Suggestion {
  text: string
  value: string
  detail: string
  /** The id behind the text, if any: an entry of the register, an occupation. */
  id?: string
  about?: string
}

/** A suggestion as sent by a call. */
interface Answer {
  text?: string
  count?: number
  isExact?: boolean
  name?: string
  slug?: string
  detail?: string
  id?: string
  code?: string
  title?: string
  group?: string
  description?: string
}

/** Requests suggestions from a call: not for every key, once per prefix, and only for the newest text. */
export function createSuggestions(path: string) {
  const known = new Map<string, Suggestion[]>()
  let newest = new AbortController()
  return { find, stop: () => newest.abort() }

  /** Null if newer text was typed, or no answer came. */
  async function find(typed: string): Promise<Suggestion[] | null> {
    newest.abort()
    const { signal } = (newest = new AbortController())
    const q = typed.trim().toLowerCase()
    const found = q ? known.get(q) : []
    if (found) return found
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (signal.aborted) return null
      const answer = await fetch(`${path}?${new URLSearchParams({ q })}`, { signal })
      if (!answer.ok) return null
      const suggestions = ((await answer.json()) as Answer[]).map(toSuggestion)
      known.set(q, suggestions)
      return suggestions
    } catch {
      return null
    }
  }
}

function toSuggestion(answer: Answer): Suggestion {
  const { text, count, name = '', slug, detail = '', id, code, title = '', group = '' } = answer
  if (id) return { text: name, value: name, detail, id, about: detail }
  if (code) {
    const about = `${group} (${code}). ${answer.description ?? ''}`
    return { text: title, value: title, detail: group, id: code, about }
  }
  if (text !== undefined) {
    const jobs = count === 1 ? 'job' : 'jobs'
    const detail = count
      ? `${formatCount(count)}${answer.isExact === false ? '+' : ''} ${jobs}`
      : ''
    return { text, value: text, detail }
  }
  const hasSpeakingName = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === slug
  return { text: name, value: hasSpeakingName || !detail ? name : `${name}, ${detail}`, detail }
}
