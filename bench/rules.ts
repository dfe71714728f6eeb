import { RULES } from '#safety/text-rules/rules.ts'
import { findIdentifiers } from '#safety/text-rules/identifiers/find-identifiers.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { median, printTable } from './table.ts'

const SIZE = 10_000
const ROUNDS = 7
const ROUND_MS = 500

const HONEST = `We are a care home in Leeds with 42 beds. You support residents with meals, washing and dressing.
The pay is £12.60 an hour and £1 more at night; we pay for your DBS check and your uniform. Sponsorship is possible:
we bear the cost of the certificate. Apply by 14 March; for a chat ring the ward on 0113 496 0123.\n`
const DISHONEST = `P a y two thоusand pounds for your C0S to sort code 20-45-45 account 73914482, refundable with your
first salary. Write on Whats-app +44 7700 900123, visa 100% guaranteed, or to nhs.jobs@gmail.com.\n`

/** Texts of 10 KB processed per second by all rules, and by the search for identifiers. */
export async function benchRules() {
  const texts = { honest: HONEST, dishonest: DISHONEST }
  const rows = Object.entries(texts).flatMap(([name, piece]) => {
    const text = piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE)
    return [
      {
        work: `${RULES.length} rules, ${name}`,
        ...rate(() => scanTexts([{ field: 'description', kind: 'advert', text }])),
      },
      { work: `identifiers, ${name}`, ...rate(() => findIdentifiers([text])) },
    ]
  })
  printTable('Texts of 10 KB, one core', rows)
}

function rate(work: () => unknown) {
  const rates = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    let texts = 0
    while (performance.now() - began < ROUND_MS) {
      work()
      texts++
    }
    return (texts * 1000) / (performance.now() - began)
  })
  const perSecond = median(rates.slice(1))
  return { 'texts/s': Math.round(perSecond), 'ms/text': (1000 / perSecond).toFixed(2) }
}
