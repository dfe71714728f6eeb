import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('only the password itself matches its hash, and two hashes of it differ', async () => {
  const [one, two] = await Promise.all([hashPassword('Årsta-49!'), hashPassword('Årsta-49!')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPassword('Årsta-49!', one)).toBe(true)
  expect(await isPassword('Årsta-49!'.normalize('NFD'), one)).toBe(true)
  expect(await isPassword('årsta-49!', one)).toBe(false)
})

test('a hash of another cost still works', async () => {
  // From the reference implementation: `printf 'password' | argon2 somesalt -id -t 2 -m 16 -p 1`.
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await isPassword('password', reference)).toBe(true)
  expect(await isPassword('Password', reference)).toBe(false)
})

test('nothing matches a missing hash', async () => {
  expect(await isPassword('', null)).toBe(false)
})
