import { findCategory } from '#trade/categories.ts'
import rules from './category-rules.json' with { type: 'json' }

/** Job boards' names for their categories. */
const BOARD_CATEGORIES: [slug: string, name: RegExp][] = [
  ['healthcare', /health|medic|nursing|care worker/i],
  ['social-care', /social (?:work|care|services)|\bcare\b/i],
  ['tech', /\bit\b|computer|software|information technology|internet|digital|programming/i],
  ['finance', /account|financ|audit|tax/i],
  ['engineering', /engineer|maintenance|technical/i],
  ['construction', /construction|trade|building|surveying/i],
  ['education', /teach|education|school|training|academic/i],
  ['hospitality', /hospitality|catering|hotel|restaurant|food service|leisure/i],
  ['logistics', /logistic|warehouse|transport|driving|supply chain|delivery|purchasing/i],
  ['customer-service', /customer|call cent/i],
  ['human-resources', /\bhr\b|human resources|recruit/i],
  ['marketing', /market|advertis|\bpr\b|communications/i],
  ['retail', /retail|fmcg|shop/i],
  ['sales', /sales|business development/i],
  ['legal', /legal|\blaw\b/i],
  ['science', /scien|research|laborator|\bqa\b/i],
  ['energy', /energy|\boil\b|\bgas\b|utilities|power/i],
  ['manufacturing', /manufactur|production|factory/i],
  ['property', /property|real estate|housing|facilities/i],
  ['consulting', /consult|strategy/i],
  ['design', /design/i],
  ['arts', /creative|\barts?\b|culture/i],
  ['media', /media|journal|publish/i],
  ['cleaning', /clean|domestic/i],
  ['security', /security|protective/i],
  ['charity', /charit|volunt|non-?profit/i],
  ['government', /government|public sector|council|defence/i],
  ['travel', /tourism/i],
  ['agriculture', /agricult|farm|garden|animal/i],
  ['administration', /admin|secretar|clerical|office/i],
]

// A board's broad category covers several of ours; the title may then choose between these.
const SUBCATEGORIES: Record<string, string[]> = {
  healthcare: ['mental-health', 'social-care', 'public-health', 'veterinary'],
  tech: ['robotics', 'telecommunications'],
  finance: ['banking', 'insurance'],
  engineering: [
    'robotics',
    'aviation',
    'automotive',
    'energy',
    'manufacturing',
    'construction',
    'telecommunications',
  ],
  science: ['biotechnology'],
  property: ['construction', 'architecture'],
  design: ['architecture', 'hospitality'],
}

// Categories that a title decides whatever category the board gives.
const DECISIVE = new Set([
  'tech',
  'data',
  'cyber-security',
  'nursing',
  'dentistry',
  'pharmaceuticals',
  'finance',
  'legal',
])

// Employers whose staff mostly do the same kind of work.
const EMPLOYERS: [slug: string, name: RegExp][] = [
  [
    'healthcare',
    /\bNHS\b|hospital|health(?!.*insur)|clinic|hospice|medical|ambulance|surgery|bupa|spire|nuffield/i,
  ],
  ['education', /school|college|university|academy|academies|education|nursery/i],
  ['social-care', /\bcare\b|homes?\b.*(?:ltd|limited|group)$/i],
  ['government', /council|government|department (?:of|for)|ministry|home office|civil service/i],
  ['banking', /\bbank\b|financ|capital\b|invest/i],
  ['insurance', /insurance|assurance/i],
  ['legal', /solicitors|law firm|\bLLP\b/i],
  ['hospitality', /hotel|restaurant|catering|burger|pizza|coffee|bakery|\binns?\b|\bpubs?\b/i],
  ['charity', /charit|trust\b|foundation/i],
]

/** The rules as expressions, for a title with single spaces around its words. */
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
    ? byTitle && (DECISIVE.has(byTitle) || SUBCATEGORIES[byBoard]?.includes(byTitle))
    : byTitle !== 'consulting'
  if (byTitle && isClear) {
    return byTitle
  }
  return byBoard ?? find(EMPLOYERS, employerName) ?? byTitle ?? fallback
}

function find(rules: readonly [slug: string, words: RegExp][], text: string) {
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
