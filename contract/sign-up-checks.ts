/** What is checked: the texts as they were typed. */
export interface SignUpAnswers {
  firstName: string
  lastName: string
  email: string
  currentLocation: string
  password: string
  retypePassword: string
}

export const PASSWORD_MIN = 8

export const PASSWORD_PROBLEMS = {
  short: 'Password is too short!',
  plain: 'Password must have special character',
  differs: 'password does not match',
  common: 'This password is on every list that thieves try first. Choose another one.',
} as const

/** What is wrong with a new password's form, beyond the password itself. */
export const RESET_PROBLEMS = {
  differs: 'New password is not the same as confirm password',
  code: 'Otp code length should be 4',
} as const

const ONLY_LETTERS = /^[\p{L}\p{M} ]+$/u
// What mail servers take without quotes (RFC 6531): nothing invisible, nothing that ends an address.
const ADDRESS = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}{2,4}$/u
const SPECIAL = /[^\p{L}\p{M}\p{N}\s]/u

interface Check {
  field: keyof SignUpAnswers
  message: string
  fails(answers: SignUpAnswers): boolean
}

function empty(field: keyof SignUpAnswers, called: string): Check {
  return {
    field,
    message: `Empty ${called} fields!`,
    fails: (answers) => answers[field].trim() === '',
  }
}

/** The eleven checks of the specification (section 5), in its order and words. */
const CHECKS: readonly Check[] = [
  empty('firstName', 'firstName'),
  empty('lastName', 'lastName'),
  empty('email', 'email'),
  empty('currentLocation', 'current location'),
  empty('password', 'password'),
  empty('retypePassword', 'confirm password'),
  {
    field: 'retypePassword',
    message: PASSWORD_PROBLEMS.differs,
    fails: ({ password, retypePassword }) => password !== retypePassword,
  },
  {
    field: 'firstName',
    message: 'Invalid name entered',
    fails: ({ firstName }) => !ONLY_LETTERS.test(firstName.trim()),
  },
  {
    field: 'email',
    message: 'Invalid email entered',
    fails: ({ email }) => !isEmailAddress(email),
  },
  {
    field: 'password',
    message: PASSWORD_PROBLEMS.short,
    fails: ({ password }) => isShort(password),
  },
  {
    field: 'password',
    message: PASSWORD_PROBLEMS.plain,
    fails: ({ password }) => !SPECIAL.test(password),
  },
]

/**
 * Why these answers make no account, in the order of the checks and at most one a field; none when
 * they do. Browser and server both ask here; it brings no library along.
 */
export function checkSignUp(answers: SignUpAnswers): { field: string; message: string }[] {
  const problems = new Map<string, string>()
  for (const { field, message, fails } of CHECKS) {
    if (!problems.has(field) && fails(answers)) problems.set(field, message)
  }
  return Array.from(problems, ([field, message]) => ({ field, message }))
}

/**
 * A standard address whose top-level part has 2 to 4 characters. One that mixes alphabets before
 * the @ is made to be taken for another.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  const [local = ''] = address.split('@', 1)
  const mixesAlphabets =
    /\p{Script=Latin}/u.test(local) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(local)
  // Some characters fold into others that no address may hold.
  return ADDRESS.test(address) && ADDRESS.test(address.normalize('NFKC')) && !mixesAlphabets
}

/** Why this is no password, by length and characters alone; null when it may be one. */
export function checkPassword(password: string): string | null {
  if (isShort(password)) return PASSWORD_PROBLEMS.short
  return SPECIAL.test(password) ? null : PASSWORD_PROBLEMS.plain
}

/** Counted as a reader counts, so that one emoji is one. */
function isShort(password: string) {
  return Array.from(password).length < PASSWORD_MIN
}
