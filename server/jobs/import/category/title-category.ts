import { RULES } from './category-rules.ts'

/** The rules as expressions, for a title with single spaces around its words. */
const EXPRESSIONS = RULES.map(
  ([slug, words]) =>
    [slug, new RegExp(` (?:${words.split(',').map(toExpression).join('|')})`)] as const,
)

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
export function findTitleCategory(title: string): string | null {
  const words = ` ${toWords(title)} `
  return EXPRESSIONS.find(([, expression]) => expression.test(words))?.[0] ?? null
}
