import type { LawHit, LawSentence } from '#safety/law/law-rule.ts'

const PERIOD = String.raw`(?:hours?|hr|h|days?|shifts?|nights?|weeks?|wk|months?|years?|annum|miles?|minutes?|mins?|night|weekend|person|head|cent)\b`
/** A price for each piece of work. */
const POUNDS = String.raw`£ ?(\d{1,3}(?:\.\d{1,2})?)`
const PRICE = new RegExp(
  [
    String.raw`(?:${POUNDS}|\b(\d{1,2}) ?p),?(?: ?(?:per|an?|for (?:each|every|an?|one)|each|every)\b| ?\/) ?(?!${PERIOD})(?:[a-z]|$|[,;])`,
    String.raw`\b(?:per|for each) (?!${PERIOD})[a-z]+(?: [a-z]+)?,? ?\(?${POUNDS}`,
  ].join('|'),
  'g',
)
const BY_PIECE =
  /\b(?:per|an?|each|every) (?!hour|hr|day|shift|week|night|month|year|mile|minute|person)(?:completed |finished )?[a-z]{3,}|\bpiece|\beach\b/
const OF_HOUR =
  /(?<![£.\d])\b(\d{1,3})(?: [a-z]+| or so){0,2},? (?:an|per|each|every|in an|to the) (?:\w+ )?hour\b/
const MINUTES = /(?<![\d:])(\d{2}) ?(?:minutes|mins)\b/
const HOURS =
  /\b(?:takes?|taking|lasts?|(?:in|of) an?|about|normally|usually|roughly|around)(?: (?:most|one|a|you|people|person)){0,3} (?:(\d{1,2})|an|the)(?<before> and a half)?[ -]hours?(?<after> and a half)?/
const PIECES_A_DAY =
  /\b(\d{1,2})(?: [a-z]+){0,2} in (?:a|an|one) (?:shift of )?(\d{1,2})[ -]hours?\b/
/** Pay up to an amount of the hour, or on top of it. */
const MADE_UP =
  /top(?:ped|s)?[ -]?up|make up|made up|guarantee|minimum|never (?:less|under|below)|at least|on top|plus|extra|bonus|whichever|besides?|in addition|if you (?:pack|pick|do) fewer|paid (?:separately|by the hour)|mileage|fuel|customers? pay|admission|tickets?|self[ -]employed/

/** Prices of a piece that come to less than a rate in the time that the sentence names for it. */
export function piecesBelow(
  { text, start }: LawSentence,
  rate: number,
): (Pick<LawHit, 'from' | 'to'> & { hourly: number })[] {
  if (!BY_PIECE.test(text) || MADE_UP.test(text)) return []
  const [price, ...more] = text.matchAll(PRICE)
  const anHour = piecesOfHour(text)
  if (!price || more.length > 0 || anHour === null) return []
  const pence = price[2] === undefined ? 100 * Number(price[1] ?? price[3]) : Number(price[2])
  const hourly = (pence / 100) * anHour
  if (hourly >= rate) return []
  const from = start + price.index
  return [{ from, to: from + price[0].trimEnd().length, hourly }]
}

function piecesOfHour(text: string) {
  const [, inHour] = OF_HOUR.exec(text) ?? []
  if (inHour !== undefined) return Number(inHour)
  const [, pieces, hoursOfDay] = PIECES_A_DAY.exec(text) ?? []
  if (pieces !== undefined) return Number(pieces) / Number(hoursOfDay)
  const [, minutes] = MINUTES.exec(text) ?? []
  if (minutes !== undefined) return 60 / Number(minutes)
  const found = HOURS.exec(text)
  if (!found) return null
  const { before, after } = found.groups ?? {}
  return 1 / (Number(found[1] ?? 1) + ((before ?? after) === undefined ? 0 : 0.5))
}
