import { NOT_CHECKED_SHORT } from '#contract/poster-words.ts'
import type { Result } from './result.ts'

type Line = Pick<Result, 'brief' | 'quotes' | 'figures' | 'needed'>

/** What a headline says of a line. Without a reason, the line’s fact in few words is it. */
export interface Words {
  words: string
  reason?: (line: Line) => string
  sentence: (line: Line) => string
  detail?: (line: Line) => string
}

const SAYS_SO = () => 'The advert says so'

function fact(words: string, sentence: string, reason?: string): Words {
  return { words, sentence: () => sentence, ...(reason !== undefined && { reason: () => reason }) }
}

function quoted({ quotes }: Line) {
  const [first] = quotes
  return first ? `‘${first.text}’` : ''
}

/** What rules a job out, or warns, by the code of the line; a line’s name where its code has no words of its own. */
export const FACTS: Record<string, Words> = {
  'certificate-for-money': {
    words: 'Asks for money',
    reason: quoted,
    sentence: () => 'Somebody asks for money for a visa: pay nothing',
    detail: quoted,
  },
  'fee-asked': {
    words: 'Asks for money',
    reason: quoted,
    sentence: () => 'Somebody asks for money: pay nothing',
    detail: quoted,
  },
  'closed-from-abroad': {
    words: 'Closed from abroad',
    sentence: ({ brief }) => `Not from abroad: ${lowerFirst(brief)}`,
  },
  'not-eligible': {
    words: 'Never sponsored',
    sentence: ({ brief }) => `Nobody can be sponsored in this work: ${lowerFirst(brief)}`,
  },
  'only-on-the-route-since-2025': {
    words: 'Closed to newcomers',
    sentence: ({ brief }) => `Not for new applicants: ${lowerFirst(brief)}`,
  },
  'only-on-the-route-since-2024': {
    words: 'Closed to newcomers',
    sentence: ({ brief }) => `Not for new applicants: ${lowerFirst(brief)}`,
  },
  'band-too-low': fact(
    'Band too low',
    'Not from abroad: the band is too low',
    'Needs a higher band',
  ),
  occupation: fact(
    'Not open from abroad',
    'Not from abroad: this work is not on the lists today',
    'Not on the lists today',
  ),
  'refuses-sponsorship': {
    words: 'No sponsorship offered',
    reason: SAYS_SO,
    sentence: () => 'Employer says: no sponsorship',
    detail: quoted,
  },
  'right-to-work-required': {
    words: 'Right to work needed',
    reason: SAYS_SO,
    sentence: () => 'Employer wants people who may already work in the UK',
    detail: quoted,
  },
  'nationality-required': {
    words: 'British only',
    reason: SAYS_SO,
    sentence: () => 'Only for people with British nationality',
    detail: quoted,
  },
  'clearance-required': {
    words: 'Clearance needed',
    reason: () => 'Takes years in the UK',
    sentence: () => 'Needs security clearance, which takes years in the UK',
    detail: quoted,
  },
  'internal-only': {
    words: 'Own staff only',
    reason: SAYS_SO,
    sentence: () => 'Only for people who already work there',
    detail: quoted,
  },
  'self-employed': {
    words: 'No employment contract',
    reason: () => 'Self-employed or umbrella',
    sentence: () => 'No employment contract, so nobody can sponsor it',
    detail: quoted,
  },
  'commission-only': {
    words: 'No basic pay',
    reason: () => 'Commission only',
    sentence: () => 'Too low: commission only, and no basic pay',
    detail: quoted,
  },
  unpaid: {
    words: 'Unpaid',
    reason: SAYS_SO,
    sentence: () => 'Unpaid work cannot be sponsored',
    detail: quoted,
  },
  'training-sold': {
    words: 'A course, not a job',
    reason: () => 'Training for sale',
    sentence: () => 'This looks like a course for sale, not a job',
    detail: quoted,
  },
  'guaranteed-visa': {
    words: 'Promises a visa',
    reason: () => 'Nobody can',
    sentence: () => 'Be careful: nobody can promise a visa',
    detail: quoted,
  },
  'contact-elsewhere': {
    words: 'Be careful',
    reason: () => 'Asks to chat elsewhere',
    sentence: () => 'Be careful: it asks you to get in touch elsewhere',
    detail: quoted,
  },
  'costs-from-wages': {
    words: 'Costs taken from pay',
    reason: SAYS_SO,
    sentence: () => 'Ask first what is taken from your pay',
    detail: quoted,
  },
  wording: {
    words: 'Read the wording',
    reason: SAYS_SO,
    sentence: () => 'The advert’s own words speak against it',
    detail: quoted,
  },
  'b-rated': fact('No new hires', 'This sponsor may not take new people: B rating', 'B rating'),
  licence: fact(
    'Wrong licence',
    'Its licence is not for Skilled Workers',
    'Not for Skilled Workers',
  ),
  pay: {
    words: 'Pay too low',
    sentence: ({ needed }) => `Too low for most${needed ? `: ${needed} needed` : ''}`,
  },
}

/** What to ask, by the code of the line; a line’s name where its code has no words of its own. */
export const ASKS: Record<string, Words> = {
  'agency-not-the-employer': fact(
    'Ask who employs',
    'Possible: ask who the employer is',
    'The agency may not sponsor',
  ),
  'poster-not-proved': fact(
    NOT_CHECKED_SHORT,
    'Possible: we have not checked who posted this',
    'Ask the employer itself',
  ),
  'entry-not-claimed': fact(
    'Ask the legal name',
    'Possible: ask for the employer’s legal name',
    'It has not said which',
  ),
  namesake: {
    words: 'Ask the legal name',
    sentence: () => 'Possible: ask for the employer’s legal name',
  },
  namesakes: fact(
    'Ask the legal name',
    'Possible: ask for the employer’s legal name',
    'Several companies of this name',
  ),
  'several-holders': fact(
    'Ask the legal name',
    'Possible: ask for the employer’s legal name',
    'Several companies of this name',
  ),
  'not-found-under-this-name': fact(
    'Ask the legal name',
    'Possible: ask for the name on the licence',
    'Not found under this name',
  ),
  'no-longer-listed': fact(
    'Ask about the licence',
    'Possible: ask whether the employer has a licence now',
    'Not on the newest register',
  ),
  'no-register-loaded': fact(
    'Ask about the licence',
    'Possible: ask whether the employer has a licence',
    'Register not loaded here',
  ),
  licence: fact('Ask about the licence', 'Possible: ask about the licence', 'Licence not clear'),
  'band-not-known': fact('Ask the band', 'Possible: ask for the band', 'Band not given'),
  'for-learners': fact(
    'Ask the job afterwards',
    'Possible: ask which job the training leads to',
    'A training post',
  ),
  'depends-on-the-code': fact(
    'Ask the occupation code',
    'Possible: ask for the occupation code',
    'It may be one of several',
  ),
  occupation: fact(
    'Ask the occupation code',
    'Possible: ask for the occupation code',
    'The title does not tell',
  ),
  'depends-on-the-hours': {
    words: 'Ask weekly hours',
    reason: hours,
    sentence: () => 'Possible: ask for the weekly hours',
  },
  'hours-not-known': fact(
    'Ask weekly hours',
    'Possible: ask for the weekly hours',
    'Hours not given',
  ),
  'day-rate': fact(
    'Ask paid days',
    'Possible: ask how many days a year are paid',
    'Paid by the day',
  ),
  'up-to': fact('Ask the basic pay', 'Possible: ask for the lowest pay', 'Only ‘up to’ is given'),
  'not-basic': fact('Ask the basic pay', 'Possible: ask for the basic pay', 'More than basic pay'),
  'depends-on-you-or-the-employer': fact(
    'Ask the pay option',
    'Possible: ask which pay option counts',
    'Enough for some only',
  ),
  'hours-implausible': fact(
    'Ask weekly hours',
    'Possible: ask for the weekly hours',
    'Hours not clear',
  ),
  'perhaps-full-time-pay': fact(
    'Ask the actual pay',
    'Possible: ask what these hours are paid',
    'It may be full-time pay',
  ),
  'rate-not-certain': fact(
    'Ask the pay rate',
    'Possible: ask which rate of the pay scale counts',
    'It depends on the place',
  ),
  'only-until-registered': fact(
    'Ask the later pay',
    'Possible: ask what it pays once you are registered',
    'Enough until you register',
  ),
  'no-period': fact(
    'Ask the pay',
    'Possible: ask whether the pay is for an hour, a day or a year',
    'For which time is not said',
  ),
  'no-pay': fact('Ask the pay', 'Possible: ask for the pay', 'Pay not given'),
  'pay-in-words': fact('Ask the pay', 'Possible: ask for the pay', 'Pay only in words'),
  pay: fact('Ask the pay', 'Possible: ask for the pay', 'The pay is not clear'),
}

function hours({ brief }: Line) {
  return brief === ''
    ? 'Hours not given'
    : `${brief} ${brief.startsWith('Up') ? 'are' : 'is'} enough`.replace('hours on is', 'hours is')
}

function lowerFirst(text: string) {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
