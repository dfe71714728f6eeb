import own from './public-body-domains.json' with { type: 'json' }

/**
 * Domains of public bodies whose short names cannot be derived from their long ones. Add one only for a site whose
 * imprint names the body.
 */
const OWN_DOMAINS = new Map(Object.entries(own.domains))

/** The parts of a name that its domain does not repeat. */
const RULES: { suffix: string; is: RegExp; common: RegExp }[] = [
  {
    suffix: 'nhs.uk',
    is: /\bnhs\b/,
    common: /\b(?:nhs|foundation|trust)\b/g,
  },
  {
    suffix: 'gov.uk',
    is: / council$|^(?:royal |london )?borough of | corporation$/,
    common:
      /\b(?:london borough of|royal borough of|borough of|city of|county of|metropolitan|city|county|borough|district|council|the)\b/g,
  },
  {
    suffix: 'ac.uk',
    is: /^university of | university$| university of /,
    common: /\b(?:university of|university|the)\b/g,
  },
]

const PUBLIC_WORDS =
  /\bnhs\b|\bnational health service\b|\bhealth board\b|\bcouncil\b|\bborough of\b|\buniversity\b|\bpolice\b|\bconstabulary\b|\bministry\b|\bhome office\b|\bdepartment (?:for|of)\b|\bhm \b|\bhmrc\b|\bgovernment\b|\bhealth and social care\b|\bcivil service\b|\barmy\b|\broyal (?:air force|navy)\b/

/**
 * Whether a name, as `parseName` folds it, belongs to a public body or sounds like one. An ordinary domain never proves
 * such a name, however alike they are: anyone can buy one.
 */
export function soundsPublic(key: string): boolean {
  return PUBLIC_WORDS.test(key)
}

/** Whether a domain reserved for public bodies belongs to the body of this name. */
export function isDomainOfPublicBody(key: string, domain: string): boolean {
  if (OWN_DOMAINS.get(key)?.includes(domain)) return true
  const rule = RULES.find(({ suffix, is }) => domain.endsWith(`.${suffix}`) && is.test(key))
  if (!rule) return false
  const label = domain.slice(0, -rule.suffix.length - 1)
  const own = key.replaceAll(rule.common, ' ').replaceAll(/ +/g, '')
  // A label with a dot in it is a part of the body, such as its students.
  return own.length > 3 && label.replaceAll('-', '') === own
}

/** Whether people at this domain do not act for the body: its students and pupils. */
export function isSharedWithin(domain: string): boolean {
  return /\.(?:ac|sch)\.uk$/.test(domain)
}
