const PUBLIC_WORDS =
  /\bnhs\b|\bnational health service\b|\bhealth board\b|\bcouncil\b|\bborough of\b|\buniversity\b|\bpolice\b|\bconstabulary\b|\bministry\b|\bhome office\b|\bdepartment (?:for|of)\b|\bhm \b|\bhmrc\b|\bgovernment\b|\bhealth and social care\b|\bcivil service\b|\barmy\b|\broyal (?:air force|navy)\b/

/** Whether a name, as `parseName` folds it, belongs to a public body or sounds like one. Nobody can vouch for it. */
export function soundsPublic(key: string): boolean {
  return PUBLIC_WORDS.test(key)
}

/** The words that a council or a university puts around its own name, in any order. */
const RULES: { is: RegExp; common: RegExp; kind: string }[] = [
  {
    is: / council$|\bborough of /,
    common:
      /\b(?:london borough of|royal borough of|borough of|city of|county of|metropolitan|city|county|borough|district|council)\b/g,
    kind: 'council',
  },
  {
    is: /^university of | university$| university of /,
    common: /\b(?:university of|university)\b/g,
    kind: 'university',
  },
]

/** One form for the names of a council or a university: ‘London Borough of Camden’ is ‘Camden Council’. */
export function unifyPublicName(key: string): string {
  const rule = RULES.find(({ is }) => is.test(key))
  if (!rule) return key
  return [...key.replaceAll(rule.common, ' ').split(' '), rule.kind].filter(Boolean).join(' ')
}

/** Whether people at this domain do not act for the body: its students and pupils. */
export function isSharedWithin(domain: string): boolean {
  return /\.(?:ac|sch)\.uk$/.test(domain)
}
