import type { SponsorName } from './name-key.ts'
import { isPublicBody } from './same-organisation.ts'

/** Words that a group adds to its name for one of its companies. */
const COMPANY_WORDS =
  'uk|europe|group|holding|holdings|international|services|jv|operations|global|gb|uk and ireland|uk group|group uk|uk holdings|group services|group holdings|services uk|europe services'.split(
    '|',
  )
/** Words that may follow a name of one word: ‘Avanti’ and ‘Avanti Global’ are two organisations. */
const SAFE_WORDS = COMPANY_WORDS.filter((word) =>
  /^uk\b|\buk$|^gb$|^group|^holdings?$|^jv$/.test(word),
)
const TRAILING = new RegExp(` (?:${COMPANY_WORDS.toReversed().join('|')}|and ireland)$`)
/** Shorter names are initials that many organisations share. */
const LEAST_LENGTH = 4

/**
 * Keys under which the register may list an employer that leaves out such a word, or adds one: ‘Five Guys’ is listed as
 * ‘Five Guys JV Limited’. Excludes the key itself.
 */
export function nameVariants(key: string): string[] {
  if (key.length < LEAST_LENGTH) return []
  const variants = isHealthBody(key) ? healthVariants(key) : companyVariants(key)
  return [...new Set(variants)].filter((variant) => variant !== key)
}

function companyVariants(key: string) {
  let base = key
  while (TRAILING.test(base)) base = base.replace(TRAILING, '')
  // Never one word for another: ‘IPS Group’ and ‘IPS International’ are two organisations.
  const words = key.includes(' ') ? COMPANY_WORDS : SAFE_WORDS
  const longer = words.map((word) => `${key} ${word}`)
  return base.length < LEAST_LENGTH ? longer : [base, ...longer]
}

const HEALTH_BODY =
  /\bnhs\b|\bhospitals?\b|\bhealth(?:care)?\b.*\btrust$|\bpartnership trust$|\bambulance service\b|\bhealth board$/

export function isHealthBody(key: string) {
  return HEALTH_BODY.test(key)
}

/**
 * Variants of a health body’s name: ‘NHS’ and ‘Trust’ may be present or missing, and adverts add the office that
 * recruits.
 */
function healthVariants(key: string) {
  const base = key
    .replace(
      / (?:staff bank|bank|bank recruitment|medical and dental|medical recruitment|medical resourcing|volunteers)$/,
      '',
    )
    .replace(/ (?:nhs trust|trust|nhs)(?: [a-z]{2,6})?$/, '')
  return base.length < LEAST_LENGTH ? [] : [base, `${base} nhs trust`, `${base} trust`]
}

/** Whether the form is that of a single company: any but ‘plc’, which a parent writes after its group’s name. */
export function hasCompanyForm(form: string | null): boolean {
  return form !== null && form !== 'plc'
}

/** The name that a group’s companies begin with: ‘Saltmarsh’ of ‘Saltmarsh Group’; null for another name. */
export function baseOfGroup({ key, form }: Pick<SponsorName, 'key' | 'form'>): string | null {
  const base = key.replace(/ (?:group|holdings?)$/, '')
  return base === key || base.length < LEAST_LENGTH || hasCompanyForm(form) ? null : base
}

/** Whether a name may be that of a brand or a group whose companies’ names have more words. */
export function isGroupName({ key, form }: Pick<SponsorName, 'key' | 'form'>): boolean {
  return (
    !hasCompanyForm(form) && key.length >= LEAST_LENGTH && !isHealthBody(key) && !isPublicBody(key)
  )
}
