import type { Plugin } from 'vite'
import en from '../texts/en.json' with { type: 'json' }

const WORDS = /\bwords\.(\w+)\.(\w+)\b/g

const USE = /const \{ ([\w:, ]+) \} = useLanguage\(\)/g

const LEFT = new RegExp(String.raw`\bwords\.(?:${Object.keys(en.words).join('|')})\b.*`)

/** Reads texts by name only for languages other than English, which are not in a browser. */
const TRANSLATES_ONLY = '/src/sponsorship/headline/describe-headline.ts'

// The language data that a page in a browser needs: always English.
const ENGLISH: Record<string, string> = {
  code: `'en'`,
  path: `''`,
  direction: `'ltr'`,
  locale: `'en-GB'`,
}
const FIELDS = Object.entries(ENGLISH).map(([name, value]) => `${name}: ${value}`)
const STUB = `export const english = { ${FIELDS.join(', ')} }`

/** ‘path: start, words’ as constants that a build can evaluate. */
function toConstants(names: string) {
  const constants = names.split(', ').map((field) => {
    const [name = '', alias = name] = field.split(': ')
    return `${alias} = ${ENGLISH[name] ?? 'undefined'}`
  })
  return `const ${constants.join(', ')}`
}

/**
 * Inlines texts into browser code: `words.card.apply` becomes 'Apply', so that no script contains a catalogue, the
 * names of texts or another language. Only English pages are hydrated.
 */
export function englishWords(): Plugin {
  const areas: Record<string, Record<string, string>> = en.words
  return {
    name: 'landfall:english-words',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.endsWith('/src/platform/languages/english.ts')) return { code: STUB, map: null }
      if (!/\/src\/.*\.tsx?$/.test(id)) return null
      if (!code.includes('words.') && !code.includes('useLanguage()')) return null
      const compiled = code
        .replaceAll(USE, (_, names: string) => toConstants(names))
        .replaceAll(WORDS, (path, area: string, name: string) => {
          const text = areas[area]?.[name]
          return text === undefined ? path : JSON.stringify(text)
        })
      return { code: compiled, map: null }
    },
    /** Texts that are read in another way would be missing in the browser. */
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const left = LEFT.exec(code ?? '')
          if (left && !id.endsWith(TRANSLATES_ONLY))
            this.error(`${id} has ‘${left[0]}’, which is not inlined: write ‘words.area.name’.`)
        }
      }
    },
  }
}
