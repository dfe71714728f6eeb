import { expect, test } from 'vitest'
import { checkPassword, checkSignUp, isEmailAddress, NO_LETTER } from './sign-up-checks.ts'

const GOOD = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  currentLocation: 'Nigeria',
  password: 'Tide-and-Harbour-7',
  retypePassword: 'Tide-and-Harbour-7',
}

/** The password in both fields. */
const typed = (password: string) => ({ password, retypePassword: password })

const IN_ORDER = [
  [{ firstName: '' }, 'firstName', 'Empty firstName fields!'],
  [{ lastName: '' }, 'lastName', 'Empty lastName fields!'],
  [{ email: '' }, 'email', 'Empty email fields!'],
  [{ currentLocation: '' }, 'currentLocation', 'Empty current location fields!'],
  [{ password: '' }, 'password', 'Empty password fields!'],
  [{ retypePassword: '' }, 'retypePassword', 'Empty confirm password fields!'],
  [{ retypePassword: 'Tide-and-Harbour-8' }, 'retypePassword', 'password does not match'],
  [{ firstName: 'Ada2' }, 'firstName', 'Invalid name entered'],
  [{ email: 'ada@example' }, 'email', 'Invalid email entered'],
  [typed('Tide-7!'), 'password', 'Password is too short!'],
  [typed('TideHarbour7'), 'password', 'Password must have special character'],
] as const

test('valid answers have no problems', () => {
  expect(checkSignUp(GOOD)).toEqual([])
})

test.each(IN_ORDER)('%o has its own message', (wrong, field, message) => {
  expect(checkSignUp({ ...GOOD, ...wrong })[0]).toEqual({ field, message })
})

test.each([
  [{ firstName: '', email: '', password: '' }, 'Empty firstName fields!'],
  [{ lastName: ' ', currentLocation: '' }, 'Empty lastName fields!'],
  [{ email: '', firstName: '7' }, 'Empty email fields!'],
  [{ retypePassword: '', firstName: '7', email: 'x' }, 'Empty confirm password fields!'],
  [{ retypePassword: 'other', firstName: '7' }, 'password does not match'],
  [{ firstName: '7', email: 'x', ...typed('a') }, 'Invalid name entered'],
  [{ email: 'x', ...typed('a') }, 'Invalid email entered'],
  [typed('short'), 'Password is too short!'],
])(
  'of several mistakes in %o, the first in the specification’s order is reported first',
  (wrong, message) => {
    expect(checkSignUp({ ...GOOD, ...wrong })[0]?.message).toBe(message)
  },
)

test('an empty form reports each empty field once, in order', () => {
  const nothing = Object.fromEntries(Object.keys(GOOD).map((name) => [name, ''])) as typeof GOOD

  expect(checkSignUp(nothing).map(({ message }) => message)).toEqual([
    'Empty firstName fields!',
    'Empty lastName fields!',
    'Empty email fields!',
    'Empty current location fields!',
    'Empty password fields!',
    'Empty confirm password fields!',
  ])
})

test.each(['Zoë', 'Nguyễn Thị', 'Zoe\u0308', 'آدا', 'अदा', '愛', 'Ọláṣùbọ̀mí', '  Ada  '])(
  'the first name %s is accepted',
  (firstName) => {
    expect(checkSignUp({ ...GOOD, firstName })).toEqual([])
  },
)

test.each(['Ada3', 'Ada!', '<b>Ada</b>', 'Ada\nObi', '😀', 'Ada\u0000', 'Ada_Obi', 'http://x.co'])(
  'the first name %j is rejected',
  (firstName) => {
    expect(checkSignUp({ ...GOOD, firstName })[0]?.message).toBe('Invalid name entered')
  },
)

test('a last name can contain anything', () => {
  expect(checkSignUp({ ...GOOD, lastName: 'O’Brien-3rd' })).toEqual([])
})

test.each([
  'ada@example.co',
  'ada@example.com',
  'ada@example.info',
  'Ada.Obi+jobs@mail.example.co.uk',
  "o'brien@example.com",
  'адам@почта.рф',
  'zoë@münchen.de',
  'ada@xn--mnchen-3ya.de',
  'ａｄａ@example.com',
  ' ada@example.com ',
])('%s is an email address', (email) => {
  expect(isEmailAddress(email)).toBe(true)
})

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@example',
  'ada@example.c',
  'ada@example.world',
  'ada@example.c0m',
  'ada@@example.com',
  'ada@example..com',
  'a b@example.com',
  'ada@example.com, b@example.com',
  'ada@example.com;b@example.com',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  'ada(x)@example.com',
  'ada@exa_mple.com',
  'ada@[127.0.0.1]',
  'ada@example.com\nBcc: b@example.com',
  'ada\u0000@example.com',
  'ad\u00ADa@example.com',
  'ad\u200Da@example.com',
  'ada＠evil.example@example.com',
  'ad℀a@example.com',
  'ﷺ@example.com',
  'аda@example.com',
  'αda@example.com',
])('%j is not an email address', (email) => {
  expect(isEmailAddress(email)).toBe(false)
})

test.each([
  ['Tide-and-Harbour-7', null],
  ['пароль-12', null],
  ['😀😀😀😀😀😀😀😀', null],
  ['😀😀😀😀😀😀😀', 'Password is too short!'],
  ['1234567!', null],
  ['123456!', 'Password is too short!'],
  ['Tide Harbour', 'Password must have special character'],
  ['contraseña', 'Password must have special character'],
])('the password %s has the problem %s', (password, message) => {
  expect(checkPassword(password)).toBe(message)
})

test.each([
  ['🙂', true],
  ['--', true],
  ['O’Brien-Smith', false],
  ['देवी', false],
])('the last name %j is refused: %s', (lastName, isRefused) => {
  const problems = checkSignUp({ ...GOOD, lastName })
  expect(problems).toEqual(isRefused ? [{ field: 'lastName', message: NO_LETTER }] : [])
})
