import { expect, test } from 'vitest'
import { repairMojibake } from './mojibake.ts'

function broken(text: string) {
  return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
}

test.each(['We’re hiring – “now”', '£25,000 • café', 'Über 20 Jahre', '5 × 7½ hours', 'Go 🚀'])(
  '%s read in the wrong encoding is mended',
  (text) => {
    expect(repairMojibake(broken(text))).toBe(text)
  },
)

test('text that went wrong twice is mended twice', () => {
  expect(repairMojibake(broken(broken('the patient’s £')))).toBe('the patient’s £')
})

test('a closing quotation mark that lost its last byte is mended', () => {
  expect(repairMojibake('â€œcaringâ€ people')).toBe('“caring” people')
})

test.each(['CAFÉ—open', 'SÃO PAULO', 'Château d’Â', 'naïve fiancée', 'ÉCOLE “Â” Ð', 'bâtiment'])(
  '%s is right as it is',
  (text) => {
    expect(repairMojibake(text)).toBe(text)
  },
)

test('windows-1252 punctuation left as control characters becomes punctuation', () => {
  expect(repairMojibake('don\u0092t \u0096 \u0080')).toBe('don’t – €')
})
