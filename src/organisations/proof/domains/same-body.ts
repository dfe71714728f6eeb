import { foldName } from '#sponsorship/register/names/fold-name.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'

interface NamedBody {
  /** The name on its adverts. */
  name: string
  legalName: string
  /** Trading names of the register’s entry. */
  tradingKeys: string[]
}

/** Signs that `parseName` does not read: ‘Elm Care ✅’. */
const UNREAD = /[^\p{L}\p{M}\p{N}\s'’‘`&+@.,:;!()/-]/u

/**
 * Whether the name on the adverts is that of the legal body: the same words, or a trading name on the register, and
 * nothing beside them. Names that differ in their legal form are two bodies.
 */
export function isSameBody({ name, legalName, tradingKeys }: NamedBody): boolean {
  if (UNREAD.test(name)) return false
  // Without brackets nothing in them is left out: ‘Elm Care Ltd (NHS)’.
  const [shown, legal] = [parseName(name.replaceAll(/[()]/g, ' ')), parseName(legalName)]
  if (shown.key === '' || legal.key === '') return false
  if (foldName(name) === foldName(legalName)) return true
  if (shown.tradingKeys.length > 0) return false
  if (shown.form !== null && shown.form !== legal.form) return false
  return tradingKeys.includes(shown.key) || shown.key === legal.key
}
