import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

const sender = '192.0.2.1'

test('only the password itself matches its hash, and two hashes of it differ', async () => {
  const [one, two] = await Promise.all([
    hashPassword('Årsta-49!', sender),
    hashPassword('Årsta-49!', sender),
  ])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPassword('Årsta-49!', one, sender)).toBe(true)
  expect(await isPassword('Årsta-49!'.normalize('NFD'), one, sender)).toBe(true)
  expect(await isPassword('årsta-49!', one, sender)).toBe(false)
})

test('a hash of another cost still works', async () => {
  // From the reference implementation: `printf 'password' | argon2 somesalt -id -t 2 -m 16 -p 1`.
  const reference =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await isPassword('password', reference, sender)).toBe(true)
  expect(await isPassword('Password', reference, sender)).toBe(false)
})

test('nothing matches a missing hash', async () => {
  expect(await isPassword('', null, sender)).toBe(false)
})

test('who sends many passwords waits for themselves, and is refused beyond a point', async () => {
  const flood = Array.from({ length: 80 }, () => isPassword('guess', null, '192.0.2.7'))
  const results = Promise.allSettled(flood)

  expect(await isPassword('mine', null, '198.51.100.1')).toBe(false)

  const refused = (await results).filter(({ status }) => status === 'rejected')
  // One runs and 64 wait.
  expect(refused).toHaveLength(15)
  expect(refused[0]).toMatchObject({ reason: { code: 'busy', status: 503, retryAfter: 3 } })
})
