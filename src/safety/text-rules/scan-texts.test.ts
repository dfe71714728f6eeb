import { expect, test } from 'vitest'
import type { Rule } from './rule.ts'
import { scanAcross, scanTexts, worstEffect } from './scan-texts.ts'

const advert = (field: string, text: string) => ({ field, kind: 'advert' as const, text })

test('a finding has the field and the sentence in the writer’s own characters', () => {
  const text = 'Care home in Leeds. Pay two thоusand pounds for your C O S! Apply now.'
  const [finding] = scanTexts([advert('description', text)])
  expect(finding).toMatchObject({
    rule: 'M-01',
    effect: 'refuse',
    mode: 'live',
    field: 'description',
    quote: 'Pay two thоusand pounds for your C O S',
  })
  expect(text.slice(finding?.from, finding?.to)).toContain('two thоusand pounds')
})

test('a demand spread over fields is found', () => {
  const title = 'Care assistant, £2,900'
  const place = 'towards the COS, Leeds'
  const [finding] = scanTexts([
    advert('title', title),
    advert('employer', 'Oak House'),
    advert('place', place),
  ])
  expect(finding).toMatchObject({ effect: 'refuse', field: 'title' })
  expect(title.slice(finding?.from, finding?.to)).toBe('£2,900')
  expect(scanTexts([advert('title', title), advert('place', 'Leeds')])).toEqual([])
})

test.each(['title', 'employer', 'place', 'payText', 'description', 'anything'])(
  'the %s of an advert is read',
  (field) => {
    expect(worstEffect(scanTexts([advert(field, 'CoS for £3,000')]))).toBe('refuse')
  },
)

test.each([
  ['The fee for your certificate is £600, please pay it to', 'our account 20-45-45 73914482', 'B'],
  ['Please send a scan of', 'your passport and your bank statement', 'P'],
  ['You can reach me on WhatsApp, my number is', '+44 7700 900123', 'C'],
  ['We need a deposit', 'of £400 before you start', 'M'],
])('%j and %j are read as one', (before, after, group) => {
  const text = { field: 'text', kind: 'message' as const, text: after }
  const found = scanAcross(before, text).map(({ rule }) => rule.charAt(0))
  expect(found).toContain(group)
})

test('findings of one of two messages alone are not of both', () => {
  const text = { field: 'text', kind: 'message' as const, text: 'Pay £900 for your visa.' }
  expect(scanAcross('', text)).toEqual([])
  expect(scanAcross('Thank you for coming on Friday.', text)).toEqual([])
  expect(scanAcross('Pay £900 for your visa.', { ...text, text: 'Kind regards' })).toEqual([])
})

test('the strongest effect counts, and nothing in the background does', () => {
  const held = { field: 'text', kind: 'advert' as const, text: 'Guaranteed visa' }
  expect(worstEffect([])).toBeNull()
  expect(worstEffect(scanTexts([held]))).toBe('hold')
  expect(worstEffect(scanTexts([held, { ...held, text: 'Pay £900 for the visa' }]))).toBe('refuse')
  const background: Rule = {
    code: 'X-01',
    name: 'A rule on trial',
    effect: 'refuse',
    mode: 'background',
    kinds: ['advert'],
    sentence: 'On trial.',
    basis: { what: '', url: '' },
    detect: () => [{ from: 0, to: 1 }],
  }
  const findings = scanTexts([held], {}, [background])
  expect(findings).toMatchObject([{ rule: 'X-01', mode: 'background' }])
  expect(worstEffect(findings)).toBeNull()
})

test('a long sentence is cut to 200 characters', () => {
  const text = `${'good people work here '.repeat(20)}and you pay £900 for your visa ${'for many reasons '.repeat(20)}`
  const [finding] = scanTexts([advert('description', text)])
  expect(finding?.quote.length).toBeLessThanOrEqual(200)
  expect(finding?.quote).toContain('pay £900 for your visa')
})

const HOSTILE = [
  'pay ',
  '£1 ',
  'pay visa ',
  'never pay we pay ',
  'gb29 nwbk ',
  'send cv whatsapp',
  'a at b dot ',
  'if you leave pay back ',
  '@a',
  'http://a.',
  '£9999 for ',
]

test.each(HOSTILE)('what stands behind 100 KB of %j is found', (piece) => {
  const text = `${piece.repeat(Math.ceil(100_000 / piece.length))}\nCertificate of sponsorship for £5,000 only.`
  const effect = worstEffect(scanTexts([advert('description', text)], { country: 'AE' }))
  expect(effect).toBe('refuse')
})

test('a sentence that comes again has the same findings, unless the next one says that the employer pays', () => {
  const sentence = 'The certificate of sponsorship costs £819.'
  const read = (text: string) => scanTexts([advert('description', text)]).map(({ rule }) => rule)
  const alone = read(sentence)
  expect(alone).toContain('M-01')

  const paid = read(`Care in Leeds. ${sentence} We pay it.`)
  const again = read(sentence)
  const [later] = scanTexts([advert('description', `Care in York, by the river. ${sentence}`)])

  expect(paid).not.toContain('M-01')
  expect(again).toEqual(alone)
  expect(later).toMatchObject({ rule: 'M-01', quote: 'The certificate of sponsorship costs £819' })
})

test('words of money in a harmless sentence of an advert stop nothing', () => {
  const honest = [
    'We sponsor Skilled Worker visas and pay for the certificate, the skills charge, your visa and your health surcharge.',
    'Leave during the course by choice and we would have fees back on a sliding scale, a little less each month.',
    'Visa sponsorship cannot be guaranteed; the Home Office decides.',
  ]
  const stopped = honest.filter((text) => {
    const effect = worstEffect(scanTexts([{ field: 'description', kind: 'advert', text }]))
    return effect === 'hold' || effect === 'refuse'
  })
  expect(stopped).toEqual([])
})

test('ordinary words around a demand, in one sentence, do not hide it', () => {
  const demands = [
    'A visa processing fee of £450 applies to every candidate from abroad',
    'A refundable deposit of 500 pounds secures your place on the rota',
    'Successful candidates pay £2,000 towards their certificate of sponsorship',
  ]
  const hidden = demands.filter((demand) => {
    const text = `The ward has 24 beds and a friendly team, parking is free for staff and the rota comes six weeks ahead, and ${demand}, with good trains to the city and a canteen on the ground floor.`
    return worstEffect(scanTexts([{ field: 'description', kind: 'advert', text }])) === null
  })
  expect(hidden).toEqual([])
})
