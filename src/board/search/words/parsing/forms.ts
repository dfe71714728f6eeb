import type { Concept } from '#board/search/words/concept.ts'
import { DICTIONARY } from '#board/search/words/dictionary.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { pluralOf } from './plural.ts'

/** The places where a name counts: everywhere, in capitals only, in searches only, or not next to certain words. */
export type FormKind = 'always' | 'capitals' | 'search-only' | 'ambiguous'

/** One name of a concept, as normalised words. */
export interface Form {
  words: string[]
  kind: FormKind
  concept: Concept
  /** The spellings of its first word that count: OT, SaLT. */
  written: string[]
}

// Plurals of abbreviations that are common words.
const NO_PLURALS = new Set(['its', 'hrs', 'ais', 'bis', 'pas', 'uis', 'ents', 'uks'])
const FORMS = indexOf(DICTIONARY.flatMap(formsOf))

/** The longest name of a concept that starts at this word and that `takes` accepts. */
export function findForm(
  words: readonly string[],
  at: number,
  takes: (form: Form) => boolean,
): Form | null {
  for (const form of FORMS.get(words[at] ?? '') ?? []) {
    if (matchesAt(words, at, form.words) && takes(form)) return form
  }
  return null
}

/** All words of the names, for spelling correction. */
export function dictionaryWords(): Set<string> {
  return new Set([...FORMS.values()].flat().flatMap((form) => form.words))
}

/** Every name with its plurals, in the order of the dictionary. */
export function formsOf(concept: Concept): Form[] {
  const lists: [FormKind, string[] | undefined][] = [
    ['always', concept.forms],
    ['ambiguous', concept.ambiguous?.forms],
    ['capitals', concept.capitals],
    ['search-only', concept.searchOnly],
  ]
  const forms = new Map<string, Form>()
  for (const [kind, names] of lists) {
    for (const name of names ?? []) addForm(forms, { name, kind, concept })
  }
  return [...forms.values()]
}

function addForm(
  forms: Map<string, Form>,
  { name, kind, concept }: { name: string; kind: FormKind; concept: Concept },
): void {
  const words = normalizeText(name).split(' ')
  const plural = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')]
  const written = kind === 'capitals' ? name.split(' ', 1) : []
  for (const said of [words, plural]) {
    const key = said.join(' ')
    const known = forms.get(key)
    if (known) known.written.push(...written)
    else if (!NO_PLURALS.has(key))
      forms.set(key, { words: said, kind, concept, written: [...written] })
  }
}

function indexOf(forms: Form[]): Map<string, Form[]> {
  const index = Map.groupBy(forms, (form) => form.words[0] ?? '')
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length)
  return index
}

function matchesAt(words: readonly string[], at: number, form: string[]): boolean {
  for (let ahead = 1; ahead < form.length; ahead++) {
    if (words[at + ahead] !== form[ahead]) return false
  }
  return true
}
