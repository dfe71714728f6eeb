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
