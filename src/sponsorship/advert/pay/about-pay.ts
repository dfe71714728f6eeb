interface OfferedWords {
  isOurs: boolean
  title: string
  description: string
  payMin: number | null
  payMax: number | null
  payText: string | null
}

const SUM = String.raw`£? ?(?<sum>\d[\d,]{0,9}(?:\.\d{1,2})?)(?![\d,])`
const ABOUT = new RegExp(
  [
    String.raw`(?:\b(?:circa|approx(?:imately)?|around|about|roughly|(?:in )?the region of)\b[.:]?|\bca?(?:\.|(?= ?£|\d))|~)\s{0,2}(?:an? )?(?:gbp ?)?${SUM}`,
    String.raw`(?<![\d.,])${SUM} ?k?(?: ?(?:p\.?a\.?|per (?:annum|year|hour)|a year))? ?\(?(?:circa|approx(?:imately)?\b|or thereabouts|ish\b)`,
  ]
    .join('|')
    .replace('(?<sum>', '(?<one>'),
  'gi',
)

/**
 * Whether the lowest pay is only an approximate figure: ‘circa £45,000’. Many boards take theirs from the title or the
 * text; a poster’s form has a bottom of its own.
 */
export function isAboutPay({ isOurs, title, description, payMin, payMax, payText }: OfferedWords) {
  const least = payMin ?? payMax
  if (least === null) return false
  const texts = [payText ?? '', ...(isOurs ? [] : [title, description])]
  return texts.some((text) => Array.from(text.matchAll(ABOUT)).some(isLeast))

  function isLeast({ groups = {} }: RegExpMatchArray) {
    const sum = Number((groups.one ?? groups.sum ?? '').replaceAll(',', ''))
    return sum === least || sum * 1000 === least
  }
}
