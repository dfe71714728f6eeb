import { findCategory } from '#trade/categories.ts'
import names from './category-names.json' with { type: 'json' }
import rules from './category-rules.json' with { type: 'json' }

/** Job boards' names for their categories. */
const BOARD_CATEGORIES = names.boards.map(toPattern)
/** Employers whose staff mostly do the same kind of work. */
const EMPLOYERS = names.employers.map(toPattern)
const NARROWER = new Map(Object.entries(names.narrower))
const DECISIVE = new Set(names.decisive)

/**
 * Words in a title and their category, most specific first: a dental nurse works in dentistry, any other nurse in nursing.
 * The first rule with a word of the title decides. 'nurs*' is a prefix, 'nurse' the word itself or its plural.
 */
const EXPRESSIONS = rules.map(
  ({ slug, words }) => [slug, new RegExp(` (?:${words.map(toExpression).join('|')})`)] as const,
)

/**
 * Assigns one of our categories: by the source's own category, then the title, then the employer, and
 * otherwise `fallback`.
 */
export function assignCategory(
  category: string,
  { title, employerName }: { title: string; employerName: string },
  fallback: string,
): string {
  const own = category ? findCategory(category) : null
  if (own) return own.slug

  const byTitle = findTitleCategory(title)
  const byBoard = category ? find(BOARD_CATEGORIES, category) : null
  const isClear = byBoard
    ? byTitle && (DECISIVE.has(byTitle) || NARROWER.get(byBoard)?.includes(byTitle))
    : byTitle !== 'consulting'
  if (byTitle && isClear) {
    return byTitle
  }
  return byBoard ?? find(EMPLOYERS, employerName) ?? byTitle ?? fallback
}

function toPattern({ slug, words }: { slug: string; words: string[] }) {
  return [slug, new RegExp(words.join('|'), 'i')] as const
}

function find(rules: readonly (readonly [slug: string, words: RegExp])[], text: string) {
  return rules.find(([, words]) => words.test(text))?.[0] ?? null
}

function toExpression(words: string) {
  const text = toWords(words)
  return text.replaceAll(/[.+]/g, String.raw`\$&`) + (words.trimEnd().endsWith('*') ? '' : 's? ')
}

/** 'Full-Stack Developer (m/w/d)' as 'full stack developer m w d'. */
function toWords(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d&+.]+|\.(?!\w)/gu, ' ')
    .trim()
}

/** The slug of a title's category; null if no rule matches. */
function findTitleCategory(title: string): string | null {
  const words = ` ${toWords(title)} `
  return EXPRESSIONS.find(([, expression]) => expression.test(words))?.[0] ?? null
}
