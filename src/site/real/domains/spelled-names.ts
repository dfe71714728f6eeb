import data from './look-alike-words.json' with { type: 'json' }

const TWO_LABELS =
  /^(?:(?:co|org|ltd|plc|me|net|gov|ac|edu)\.[a-z]{2}|com\.(?!uk)[a-z]{2}|(?:uk|gb|eu)\.(?:com|net))$/
const WORD = /[\p{L}\d][\p{L}\d'’&-]*|&/gu
const MOST_WORDS = 6
/** Shorter beginnings of a name are other words. */
const SHORTEST_START = 8
const ADDED = [...data.strong, ...data.weak].toSorted((a, b) => b.length - a.length)

/** A name that may be in a label, and what is beside it. */
export interface NamedLabel {
  name: string
  added: string[]
}

/** The label that somebody bought, without hyphens, and what is behind it: ‘co.uk’. */
export function splitDomain(domain: string) {
  const labels = domain.split('.')
  const length = TWO_LABELS.test(labels.slice(-2).join('.')) ? 2 : 1
  const written = labels.at(-length - 1) ?? ''
  return {
    written,
    label: written.replaceAll('-', ''),
    ending: labels.slice(-length).join('.'),
  }
}

/** A label without the words that were added at either end of it. */
export function withoutAdded(label: string): NamedLabel {
  const word = ADDED.find(
    (each) => label.length > each.length + 2 && (label.endsWith(each) || label.startsWith(each)),
  )
  if (!word) return { name: label, added: [] }
  const rest = label.endsWith(word) ? label.slice(0, -word.length) : label.slice(word.length)
  const { name, added } = withoutAdded(rest)
  return { name, added: [...added, word] }
}

/** Beginnings of a label before each of its hyphens, and ends after it, with whatever words are beside them. */
export function besideHyphens(written: string): NamedLabel[] {
  const parts = written.split('-').filter(Boolean).slice(0, MOST_WORDS)
  return parts.slice(1).flatMap((_, at) => {
    const [ahead, behind] = [parts.slice(0, at + 1), parts.slice(at + 1)]
    return [
      { name: ahead.join(''), added: behind },
      { name: behind.join(''), added: ahead },
    ]
  })
}

/** How labels spell the runs of words of a text that begin with a capital, in full or by initials: ‘mands’. */
export type Spellings = Map<string, string[]>

export function spellingsIn(text: string): Spellings {
  const words =
    text
      .slice(0, 6000)
      .replaceAll(/\S+@\S+|https?:\S+|www\.\S+/g, ' ')
      .match(WORD) ?? []
  const found: Spellings = new Map()
  for (const [at, first] of words.entries()) {
    if (!/^\p{Lu}/u.test(first)) continue
    for (let length = 1; length <= MOST_WORDS; length++) {
      const run = words.slice(at, at + length).map(toSpelling)
      const name = run.join(' ')
      for (const spelling of spellings(run))
        found.set(spelling, [...new Set([...(found.get(spelling) ?? []), name])])
    }
  }
  return found
}

/** Names of a text that a label begins and leaves unfinished: ‘barchesterhealth’ of Barchester Healthcare. */
export function namesBegun(said: Spellings, label: string): string[] {
  if (label.length < SHORTEST_START) return []
  return [...said]
    .filter(([spelling]) => spelling.startsWith(label) && spelling !== label)
    .flatMap(([, names]) => names)
    .filter((name) => (name.split(' ', 1)[0] ?? '').length < label.length)
}

function toSpelling(word: string) {
  return word === '&' ? 'and' : word.toLowerCase().replaceAll('&', 'and').replaceAll(/['’]/g, '')
}

function spellings(run: string[]) {
  const whole = run.join('').replaceAll('-', '')
  const [first = '', second, last = ''] = run
  if (run.length === 3 && second === 'and') return [whole, `${first[0]}and${last[0]}`]
  if (run.length === 3 && first === 'university' && second === 'of')
    return [whole, `${last}${first}`]
  // ‘leedscouncil’ of Leeds City Council.
  if (run.length > 2 && run.at(-1) === 'council') return [whole, `${first}council`]
  return [whole]
}
