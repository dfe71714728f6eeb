import { alternation } from '#platform/text/alternation.ts'

/** Patterns for folded text, where amounts are written ‘£2900’ and letters are lower case. */
export const CURRENCY = '[£$€₦₹₵₱₿¤]'
export const AMOUNT = String.raw`${CURRENCY}\d[\d.]*`
/** Between 100 and 20,000, the lump sums that fraudsters ask for. Yearly wages are more, hourly ones less. */
const LUMP = String.raw`(?:[£$€](?:\d{3,4}|1\d{4})(?:\.\d\d?)?|[₦₹₵₱₿¤]\d[\d.]*)(?![\d.]*\d)`
/** Excludes amounts that the worker is paid. */
export const NOT_WAGES = String.raw`(?! ?${alternation(String.raw`
    - ?[£$€\d]|to\b|per\b|p\.?a\b|p\.?h\b|(?:an?|for|for an?|in an?) (?:hour|year|week|month|day)|/|salary|basic|annual|pcm|gross
    relocation|bonus|plus|\+|doe|depending|minimum|pro rata|joining|welcome|hourly|allowance|less
    of experience|towards? (?:(?:your|the) )?(?:move|moving|relocation|flights?|travel|rent)\b`)})`
export const LUMP_SUM = `${LUMP}${NOT_WAGES}`
/** An amount, or a bare number used as one. */
export const SUM = String.raw`(?:${AMOUNT}|\b\d{3,5}\b(?!-\d))`

export const CERTIFICATE = String.raw`${alternation(String.raw`
    cos\b|certificates? of sponsorship|sponsorships?\b(?! licen)(?: certificates?| letter| money| costs?| fees?| charges?)?
    sponsor licen[cs]e|immigration skills charge|skills charge\b|isc\b`)}`
export const VISA = String.raw`${alternation(String.raw`
    cos\b|certificates? of sponsorship|sponsorships?\b|sponsor licen[cs]e|licen[cs]e fee
    (?:immigration )?skills charge|isc\b
    (?:uk |work |skilled worker |care |farm |driver |tier 2 )?visas?(?: (?:slots?|slip|package|money))?\b
    work permits?|(?:the |your )?papers\b|(?:job|offer|sponsorship) letter\b|(?:the|your|their) certificate\b`)}`
/** The worker. */
export const WORKER = String.raw`\b${alternation(String.raw`
    you|your side|u|candidates?|applicants?|workers?|employees?|carers?|nurses?|staff|everyone
    everybody|all (?:staff|sponsored staff|carers|workers)|new (?:colleagues?|starters?|staff)
    employee|drivers?|colleagues?`)}\b`
export const MUST = String.raw`${alternation(String.raw`
    must|need to|needs to|is need to|will need to|will have to|have to|has to|should|are required to
    will be required to|are expected to|will be asked to|required to|will|can|go|shall|are to|is to
    are asked to|ready to`)}`
export const GIVE = String.raw`${alternation(String.raw`
    pay|pays|paying|paid|repay|repays|repaying|settle|settles|transfer|transfers|send|sends|snd
    remit|deposit|contribute|contributes|bear|bears|fund|funds|drop|bring|give|gives|refund
    refunds|reimburse|buy|buys|purchase|clear|put down|lend|lends|cover|covers|return|wire`)}\b`
/** Wages, as something to deduct money from. */
export const WAGES = String.raw`(?:salar(?:y|ies)|wages?|pay|payroll|payslips?|earnings)\b`
