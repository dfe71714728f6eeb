import { parseName } from '#sponsorship/register/names/name-key.ts'

interface NamedBody {
  /** The name on its adverts. */
  name: string
  legalName: string
  /** Trading names of the register’s entry. */
  tradingKeys: string[]
}

/**
 * Whether the name on the adverts is that of the legal body: the same words, or a trading name on the register. Names
 * that differ in their legal form are two bodies.
 */
export function isSameBody({ name, legalName, tradingKeys }: NamedBody): boolean {
  const [shown, legal] = [parseName(name), parseName(legalName)]
  if (shown.key === '' || legal.key === '') return false
  if (tradingKeys.includes(shown.key)) return shown.form === null || shown.form === legal.form
  return shown.key === legal.key && (shown.form === null || shown.form === legal.form)
}
