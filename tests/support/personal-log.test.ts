import { expect, test } from 'vitest'
import { findPersonal } from './personal-log.ts'

test.each([
  ['an email address', '{"path":"/newPassword/ada@example.com"}'],
  ['an email address', '{"path":"/newPassword/ada%40example.com"}'],
  ['a telephone number', '{"msg":"called +234 803 123 4567"}'],
  ['an address of the internet', '{"network":"10.20.30.40"}'],
  ['a secret of a link or a cookie', '{"path":"/alerts?token=abc"}'],
  ['a name', '{"msg":"Ada Obi applied"}'],
])('a line with %s is found', (what, line) => {
  expect(findPersonal(line)).toEqual([`${what}: ${line}`])
})

test('a line about a request is none', () => {
  const line = '{"method":"GET","path":"/jobs","status":200,"ms":3,"network":"10.20.30.0/24"}'

  expect(findPersonal(line)).toEqual([])
})
