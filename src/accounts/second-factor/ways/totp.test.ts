import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { drawQrCode, findStep, newTotpSecret, toAppLink } from './totp.ts'

// RFC 6238, appendix B: '12345678901234567890' in base 32.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 37_037_036],
  [20_000_000_000_000, '353130', 666_666_666],
])('the code of the standard at %i ms is %s', (now, code, step) => {
  expect(findStep(SECRET, code, { lastStep: 0, now })).toBe(step)
})

test('a code counts one step early or late, no more', () => {
  const at = (now: number) => findStep(SECRET, '081804', { lastStep: 0, now })
  const now = 1_111_111_109_000

  expect([at(now - 30_000), at(now + 30_000)]).toEqual([37_037_036, 37_037_036])
  expect([at(now - 61_000), at(now + 61_000)]).toEqual([null, null])
})

test('a code, or an earlier one, does not work again', () => {
  const now = 1_111_111_109_000

  expect(findStep(SECRET, '081804', { lastStep: 37_037_035, now })).toBe(37_037_036)
  expect(findStep(SECRET, '081804', { lastStep: 37_037_036, now })).toBeNull()
})

test.each(['', '08180', '0818044', 'abcdef', '０８１８０４', ' 81804', '-81804', '8.18e4'])(
  '%j is no code',
  (code) => {
    expect(findStep(SECRET, code, { lastStep: 0, now: 1_111_111_109_000 })).toBeNull()
  },
)

test('the picture is an image of our own making, whatever the address of the account', () => {
  const address = `"><script>alert(1)</script>${'x'.repeat(250)}@example.com`
  const qr = drawQrCode(toAppLink(newTotpSecret(), address))

  expect(qr).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(qr)).toMatch(
    /^data:image\/svg\+xml,<svg [^<]*><rect [^<]*\/><path d="[Mhvz0-9 -]+"\/><\/svg>$/,
  )
})

test('secrets and recovery codes differ each time, and a code is stored as a digest of its account', () => {
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode('a', code)).toBe(
    hashRecoveryCode('a', ` ${code.toLowerCase().replaceAll('-', '')}`),
  )
  expect(hashRecoveryCode('a', code)).not.toBe(hashRecoveryCode('b', code))
})

test('what is encrypted can be read with the same secret and purpose only', () => {
  const box = createSecretBox('a secret', 'totp')
  const sealed = box.seal(SECRET)

  expect(sealed).not.toContain(SECRET)
  expect(box.seal(SECRET)).not.toBe(sealed)
  expect(box.open(sealed)).toBe(SECRET)
  expect(createSecretBox('another', 'totp').open(sealed)).toBeNull()
  expect(createSecretBox('a secret', 'other').open(sealed)).toBeNull()
  const other = sealed.startsWith('A') ? 'B' : 'A'
  for (const broken of ['', 'x', sealed.slice(0, -3), other + sealed.slice(1)]) {
    expect(box.open(broken)).toBeNull()
  }
})
