/** The values of `{name}` and `{job}`. */
export interface PlaceholderValues {
  name: string
  job: string
}

const PLACEHOLDER = /\{([^{}\n]{0,40})\}/g
const KNOWN = new Set<string>(['name', 'job'] satisfies (keyof PlaceholderValues)[])

/** The first text in brackets that is not our placeholder; null if there is none. */
export function findWrongPlaceholder(text: string): string | null {
  const found = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !KNOWN.has(name))
  return found?.[0] ?? null
}

/** Why a text cannot be filled in; null if it can. */
export function placeholderProblem(text: string): string | null {
  const wrong = findWrongPlaceholder(text)
  return wrong && `We cannot fill in ${wrong}. Use {name} or {job}, or take the brackets away.`
}

/** The text with the placeholders filled in; brackets within a name stay as they are. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    name === 'name' || name === 'job' ? values[name] : whole,
  )
}
