import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser'

/** The texts of one language, by area and name. */
type Texts = Record<string, Record<string, string>>

interface Catalogue {
  code: string
  words: Texts
}

const FOLDER = path.join(import.meta.dirname, '../../platform/languages/texts')

/**
 * Compares every language with the English texts and writes the types of the English ones, with each text’s arguments.
 * @throws {Error} naming each text that is missing, superfluous or takes other arguments
 */
export function prepareTexts() {
  const catalogues = globSync('*.json', { cwd: FOLDER }).map(readCatalogue)
  const english = catalogues.find(({ code }) => code === 'en')
  if (!english) throw new Error(`There is no en.json in ${FOLDER}.`)
  const problems = catalogues.flatMap((catalogue) => compareTexts(catalogue, english))
  if (problems.length > 0) throw new Error(`Texts of languages:\n${problems.join('\n')}`)
  const types = `declare const en: ${JSON.stringify(english, null, 2)}\nexport default en\n`
  const file = path.join(FOLDER, 'en.d.json.ts')
  // A new file would make the build look stale.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
}

function readCatalogue(name: string) {
  return JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Catalogue
}

/** Texts of a translation that are missing, superfluous or have other arguments than the English ones; a line each. */
export function compareTexts({ code, words }: Catalogue, english: Catalogue): string[] {
  const [own, originals] = [flatten(words), flatten(english.words)]
  const superfluous = [...own.keys()].filter((name) => !originals.has(name))
  return [
    ...superfluous.map((name) => `${code}.json: ${name} is not among the English texts.`),
    ...[...originals].flatMap(([name, original]) => {
      const text = own.get(name)
      if (!text?.trim()) return [`${code}.json: ${name} is missing.`]
      const problem = compareArguments(text, original)
      return problem ? [`${code}.json: ${name} ${problem}.`] : []
    }),
  ]
}

function compareArguments(text: string, original: string): string | null {
  // In MessageFormat it starts a quotation.
  if (text.includes("'")) return 'has a straight apostrophe; write ’'
  try {
    const [own, english] = [text, original].map((each) => parse(each, { captureLocation: false }))
    if (!own || !english) return 'is empty'
    const { success, error } = isStructurallySame(own, english)
    return success ? null : `takes other arguments than the English text: ${error?.message}`
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`
  }
}

function flatten(words: Texts) {
  const areas = Object.entries(words)
  return new Map(
    areas.flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text] as const),
    ),
  )
}

if (import.meta.main) prepareTexts()
