import { expect, test } from 'vitest'
import {
  CompleteApplication,
  RESUME_PROBLEMS,
} from '#hiring/applications/model/applications.schema.ts'
import { OFFER_CHANGED } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { DOCUMENT_PROBLEMS } from '#platform/files/documents/document-rules.ts'
import { DomainError, type FailureCode } from '#platform/primitives/errors.schema.ts'
import { english } from '#platform/languages/english.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { ANSWER_PROBLEMS } from '#hiring/apply/questions/answer-problems.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'
import { errorIn, rejectionIn } from './rejection-in.ts'

const CODES: FailureCode[] = [
  'own_job',
  'already_applied',
  'job_closed',
  'nobody_reads',
  'apply_elsewhere',
  'job_not_found',
  'too_large',
  'too_many',
  'no_space',
  'virus_found',
]

const long = 'x'.repeat(20_000)
const FORMS = [
  {},
  { fullName: long, email: long, phoneNumber: long, coverLetter: long, country: long },
  { email: 'x', portfolioLink: 'x', yearsOfExperience: 'x', country: 'Nowhere' },
  { portfolioLink: long, yearsOfExperience: 99 },
  { yearsOfExperience: ' ' },
]

/** Sentences that an applicant can be shown. */
const SENTENCES = [
  ...FORMS.flatMap((form) =>
    (CompleteApplication.safeParse(form).error?.issues ?? []).map(({ message }) => message),
  ),
  ...Object.values(RESUME_PROBLEMS),
  ...Object.values(ANSWER_PROBLEMS),
  ...Object.values(DOCUMENT_PROBLEMS),
  OFFER_CHANGED,
  ...CODES.map((code) => new DomainError(code).message),
  ...Object.values(RATE_LIMITS)
    .filter(({ name }) => /^(?:apply-|application$)/.test(name))
    .map(({ message }) => message),
]

test('the catalogue has each sentence that rejects an application, and no other', () => {
  const known = new Set<string>(Object.values(english.words.errors))
  expect(new Set(SENTENCES)).toEqual(known)
})

test.each(LANGUAGES)('$code says why an application came back', (language) => {
  const texts = Object.values(language.words.errors)
  for (const sentence of SENTENCES) expect(texts).toContain(errorIn(language, sentence))
})

test('a sentence that no catalogue has stays, and so does what was typed', () => {
  const language = LANGUAGES.find(({ code }) => code === 'hi') ?? english
  const errors = { '': 'Something else.', phoneNumber: 'Enter your phone number.' }
  const rejection = { status: 422, code: 'invalid_input', values: { fullName: 'Ada' }, errors }
  expect(rejectionIn(language, rejection)).toEqual({
    ...rejection,
    errors: { '': 'Something else.', phoneNumber: 'अपना फ़ोन नंबर लिखें।' },
  })
})
