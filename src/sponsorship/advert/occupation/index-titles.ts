import { titleWords } from './title-words.ts'
import { loadUnitGroups } from './unit-groups.ts'

type Suggested = { code: string; matched: string | null; others: string[] }

/** Words for rank, contract and hours, which do not change a title. */
const QUALIFIERS = new Set(
  `senior junior lead principal deputy graduate experienced qualified registered specialist highly bank locum agency temp temporary permanent perm
   interim contract full part time ft pt night day weekend shift mobile remote hybrid onsite field based regional area national group uk new permanent flexible urgent immediate
   start term fixed maternity cover term relief casual sessional static rotational multi site self employed freelance band grade level i ii iii iv 1 2 3 4 5 6 7 8 a b c m f d x`.split(
    /\s+/,
  ),
)
/** Index titles that are too vague in adverts. */
const AMBIGUOUS = new Set(
  `manager director consultant assistant engineer analyst officer associate operator administrator executive supervisor technician technologist scientist therapist clerk
   practitioner specialist adviser advisor coordinator agent representative inspector planner designer partner leader trainer instructor examiner editor researcher demonstrator
   porter driver worker attendant fitter assembler professional secretary model master mate captain sergeant judge escort turner miller groom usher valet host steward
   technical account general team project product operation service director`.split(/\s+/),
)
const NARROWING = /\((?!excludes|professional|qualified|nos)[^)]*\)/

let byKey: Map<string, { title: string; code: string }[]> | null = null

/** Finds a part that is an index title, apart from words for rank and hours. */
export function findIndexTitle(parts: string[][]): Suggested | null {
  for (const part of parts) {
    const words = part.filter(
      (word, index) => !QUALIFIERS.has(word) || (index > 0 && isPartOfTitle(part, index)),
    )
    const found = lookUpTitle(part) ?? lookUpTitle(words)
    if (found) return found
    if (words.length > 0 && part === parts[0]) return null
  }
  return null
}

/** Whether a qualifier belongs to the title: only leading and trailing ones are dropped. */
function isPartOfTitle(part: readonly string[], index: number) {
  return (
    !part.slice(index).every((word) => QUALIFIERS.has(word)) &&
    !part.slice(0, index + 1).every((word) => QUALIFIERS.has(word))
  )
}

function lookUpTitle(words: readonly string[]): Suggested | null {
  if (words.length === 0 || (words.length === 1 && AMBIGUOUS.has(words[0] ?? ''))) return null
  const [first, ...rest] = titleIndex().get(words.join(' ')) ?? []
  if (!first) return null
  const others = new Set(rest.map(({ code }) => code).filter((code) => code !== first.code))
  return { code: first.code, matched: first.title, others: [...others] }
}

function titleIndex() {
  byKey ??= indexTitles()
  return byKey
}

/** Index titles, shorter ones first. 'Account director (advertising)' does not cover other account directors. */
function indexTitles() {
  const index = new Map<string, { title: string; code: string }[]>()
  for (const { code, titles } of loadUnitGroups().values()) {
    for (const title of titles) {
      const keys = new Set([titleWords(title).join(' ')])
      if (!NARROWING.test(title))
        keys.add(titleWords(title.replaceAll(/\([^)]*\)/g, ' ')).join(' '))
      for (const key of keys) index.set(key, [...(index.get(key) ?? []), { title, code }])
    }
  }
  for (const list of index.values())
    list.sort((one, other) => one.title.length - other.title.length)
  return index
}
