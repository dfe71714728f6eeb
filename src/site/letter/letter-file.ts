import type { ComparedLetter } from './compare-letter.ts'

interface About {
  /** The advert; null for a letter that names none here. */
  advert: { title: string; employer: string } | null
  date: string
  address: string
}

/** A plain text for an adviser, in English: the table, the letter’s words about money, and the rules. */
export function letterFile(compared: ComparedLetter, { advert: about, date, address }: About) {
  const { rows, remarks, quotes, money, payRule, found } = compared
  const quote = (text: string) => `  “${text}”`
  const lines = [
    about
      ? `A letter beside the advert: ${about.title}, ${about.employer}`
      : 'A letter beside the rules',
    `Compared on ${date} by ${address}. It compares words and is not legal advice.`,
    'The letter itself was not kept, and is not in this file.',
    '',
    ...rows.flatMap(({ label, offered, advert, advertNow }) => [
      label.toUpperCase(),
      `  Letter: ${offered}`,
      ...(about ? [`  Advert: ${advert}`] : []),
      ...(advertNow === null ? [] : [`  Offer on Landfall: ${advertNow}`]),
    ]),
    ...section('Words of the letter', quotes.map(quote)),
    ...section(
      'What differs',
      remarks.map(({ lead, words }) => `- ${lead} ${words}`),
    ),
    ...section(
      'Money taken from pay, or paid back',
      money.flatMap((one) => [
        quote(one.quote),
        ...(one.says ? [`  ${one.says}`] : []),
        ...(one.source ? [`  ${one.source.title}: ${one.source.url}`] : []),
      ]),
    ),
    ...section(
      'What else we found',
      found.flatMap(({ why, basis, quote: words }) => [
        ...(words === null ? [] : [quote(words)]),
        `  ${why}${basis ? ` (${basis})` : ''}`,
      ]),
    ),
    ...section(
      'The rule about pay',
      payRule
        ? [
            `${payRule.name}: ${payRule.text}`,
            ...(payRule.note ? [payRule.note] : []),
            `${payRule.source.title}, ${payRule.date}: ${payRule.source.url}`,
          ]
        : [],
    ),
  ]
  return `${lines.join('\n')}\n`
}

function section(title: string, lines: string[]) {
  return lines.length > 0 ? ['', title.toUpperCase(), ...lines] : []
}
