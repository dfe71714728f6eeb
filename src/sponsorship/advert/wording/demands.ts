import type { FindingKind } from '#sponsorship/model/facts.ts'
import { RULES } from '#safety/text-rules/rules.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import type { Wording } from './wording.ts'

/** The check’s finding for each rule that guards all texts. */
const KINDS: Record<string, FindingKind> = {
  ...kindOf('certificate-for-money', 'M-01 M-02 M-03 M-04 M-08'),
  ...kindOf('fee-asked', 'M-05 M-06 M-07 M-09 B-01 B-02 B-03 B-04 B-05 B-06 B-07'),
  ...kindOf('contact-elsewhere', 'C-01 C-02 C-03 C-04'),
  ...kindOf('guaranteed-visa', 'G-01'),
}
const CHECKED = RULES.filter(({ code }) => KINDS[code])
const MONEY = new Set<FindingKind>(['certificate-for-money', 'fee-asked'])

/**
 * Finds demands for money, contact elsewhere and promised visas, in any field of the advert. One finding on money a
 * sentence.
 */
export function detectDemands({ title, employer, place, payText, description }: Wording) {
  const fields = { title, employer, place: place ?? '', payText: payText ?? '', description }
  const texts = Object.entries(fields).map(([field, text]) => ({
    field,
    kind: 'advert' as const,
    text,
  }))
  const quoted = new Set<string>()
  return scanTexts(texts, {}, CHECKED).flatMap(({ rule, quote }) => {
    const kind = KINDS[rule]
    if (!kind) return []
    if (MONEY.has(kind)) {
      if (quoted.has(quote)) return []
      quoted.add(quote)
    }
    return [{ kind, quote, isSoft: false }]
  })
}

function kindOf(kind: FindingKind, codes: string) {
  return Object.fromEntries(codes.split(' ').map((code) => [code, kind]))
}
