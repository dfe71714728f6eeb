/** The registration form's texts as typed. */
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
  common: 'This password is too easy to guess. Choose another one.',
} as const

/** Problems of the reset form other than those of the password itself. */
export const RESET_PROBLEMS = {
  differs: 'New password is not the same as confirm password',
  code: 'Otp code length should be 4',
} as const

const ONLY_LETTERS = /^[\p{L}\p{M} ]+$/u
// The characters mail servers accept without quotes (RFC 6531): nothing invisible, no delimiters.
const ADDRESS = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}{2,4}$/u
export const NO_LETTER = 'Enter a last name with at least one letter.'
const SPECIAL = /[^\p{L}\p{M}\p{N}\s]/u

export function hasLetter(name: string): boolean {
  return /\p{L}/u.test(name)
}

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

/** The eleven checks of the specification (section 5), in its order and words, and one of ours. */
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
  // Our own: not in the specification.
  {
    field: 'lastName',
    message: NO_LETTER,
    fails: ({ lastName }) => !hasLetter(lastName),
  },
]

/**
 * The problems of a registration, in the order of the checks, at most one per field. It also runs in the browser, so it
 * must not import a library.
 */
export function checkSignUp(answers: SignUpAnswers): { field: string; message: string }[] {
  const problems = new Map<string, string>()
  for (const { field, message, fails } of CHECKS) {
    if (!problems.has(field) && fails(answers)) problems.set(field, message)
  }
  return Array.from(problems, ([field, message]) => ({ field, message }))
}

/**
 * Whether this is a standard address with a top-level domain of 2 to 4 characters. Addresses that mix alphabets before
 * the @ are rejected: they imitate other people's.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  const [local = ''] = address.split('@', 1)
  const mixesAlphabets =
    /\p{Script=Latin}/u.test(local) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(local)
  // Normalization can turn a permitted character into one that is not permitted.
  return ADDRESS.test(address) && ADDRESS.test(address.normalize('NFKC')) && !mixesAlphabets
}

/** The problem with a password's length or characters; null if there is none. */
export function checkPassword(password: string): string | null {
  if (isShort(password)) return PASSWORD_PROBLEMS.short
  return SPECIAL.test(password) ? null : PASSWORD_PROBLEMS.plain
}

/** Whether a password is too short, counted in code points, so that an emoji is one character. */
function isShort(password: string) {
  return Array.from(password).length < PASSWORD_MIN
}
