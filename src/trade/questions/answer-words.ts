import type { Answer, AnswersFor } from './answers.ts'

/** The names of the answers in a choice. */
export const ANSWER_NAMES: Record<AnswersFor, Record<Answer, string>> = {
  newcomer: { pass: 'Could be sponsored', open: 'With ‘Maybe’' },
  me: { pass: 'Could be sponsored for me', open: 'With ‘Maybe’' },
  later: { pass: 'Then could be sponsored', open: 'With ‘Maybe’' },
  settled: { pass: 'Open to me', open: 'With ‘Maybe’' },
  old: { pass: 'Passed last time', open: 'With ‘Maybe’' },
}

/** The jobs with an answer, in words: ‘jobs not ruled out for me’. */
export const ANSWER_WORDS: Record<AnswersFor, Record<Answer, string>> = {
  newcomer: {
    pass: 'that could be sponsored from abroad',
    open: 'not ruled out for sponsorship',
  },
  me: { pass: 'that could be sponsored for me', open: 'not ruled out for me' },
  later: { pass: 'that could sponsor me later', open: 'not ruled out for later' },
  settled: { pass: 'open to me', open: 'not ruled out for me' },
  old: { pass: 'that passed when we last looked', open: 'not ruled out when we last looked' },
}
