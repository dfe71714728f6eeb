interface OfferedWords {
  isOurs: boolean
  title: string
  description: string
  payMin: number | null
  payMax: number | null
  payText: string | null
}

const SUM = String.raw`£? ?(?<sum>\d[\d,]{0,9}(?:\.\d{1,2})?)(?![\d,])`
/** ‘k’, also after the other end of a range. */
const K = String.raw`(?:(?: ?[-–] ?£?\d{1,3})? ?k\b)?`
const PER = String.raw`(?: ?(?:p\.?[ah]\b\.?|(?:per|an?) (?:annum|year|month|week|day|hour)\b))?`
/** Nouns after a number that is no money. */
const COUNTED = String.raw`(?![ -]?(?:[a-z]+ )?(?:hours?|hrs?|minutes|days|weeks|months|years|people|pupils|students|children|learners|patients|residents|clients|customers|users|members|staff|employees|colleagues|beds|bedded|homes|properties|sites|stores|schools|words)\b)`
const ABOUT = new RegExp(
  [
    String.raw`(?:\b(?:circa|approx(?:imately)?|around|about|roughly|(?:in )?the region of)\b[.:]?|\bca?(?:\.|(?= ?£|\d))|~)\s{0,2}(?:an? )?(?:gbp ?)?${SUM}${K}${PER}${COUNTED}`,
    String.raw`(?<![\d.,])${SUM}${K}${PER} ?\(?(?:circa|approx(?:imately)?\b(?! \d)|or thereabouts|ish\b)`,
  ]
    .join('|')
    .replace('(?<sum>', '(?<one>'),
  'gi',
)
/** A number below 1,000 may be one of hours or people: it is pay with such a mark alone. */
const IS_MONEY = /£|gbp|p\.?h\b|(?:per|an?) (?:month|week|day|hour)\b/i

/** An NHS band that nobody has decided yet, or a lower one for some of those who apply. */
const OPEN_BAND =
  /\bband(?:ing)? (?:is |are |currently )?(?:subject to|awaiting|pending|to be (?:confirmed|agreed|decided)|tbc|under review)\b|\b(?:indicative|provisional|proposed) (?:afc )?band|\b(?:subject to|awaiting|pending) (?:\w+ )?(?:job (?:evaluation|matching)|a ?4 ?c evaluation|agenda for change (?:evaluation|matching|banding)|banding)\b|\b(?:if|where|until|unless|without|not yet)\b[^.\n]{0,80}\b(?:appointed|employed|paid|placed|start(?:ed)?)\b[^.\n]{0,20}\bband [2-8]/i

/**
 * Whether the lowest pay is only an approximate figure: ‘circa £45,000’. Many boards take theirs from the title or the
 * text; a poster’s form has a bottom of its own.
 */
export function isAboutPay({ isOurs, title, description, payMin, payMax, payText }: OfferedWords) {
  const least = payMin ?? payMax
  if (least === null) return false
  const texts = [payText ?? '', ...(isOurs ? [] : [title, description])]
  return texts.some((text) => Array.from(text.matchAll(ABOUT)).some(isLeast))

  function isLeast({ 0: words, groups = {} }: RegExpMatchArray) {
    const sum = Number((groups.one ?? groups.sum ?? '').replaceAll(',', ''))
    if (/\d ?k\b/i.test(words)) return sum * 1000 === least
    return sum === least && (sum >= 1000 || IS_MONEY.test(words))
  }
}

/** Whether the band of an advert’s pay may still turn out another: ‘subject to job evaluation’. */
export function isBandOpen({
  title,
  description,
  payText,
}: Pick<OfferedWords, 'title' | 'description' | 'payText'>) {
  return OPEN_BAND.test(`${title}\n${payText ?? ''}\n${description}`)
}
