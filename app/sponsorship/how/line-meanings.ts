import type { Criterion, Verdict } from '#contract/sponsorship/criteria.ts'

/** What each line asks, and when it says what. */
export const LINE_MEANINGS: Record<Criterion, { asks: string } & Record<Verdict, string>> = {
  licence: {
    asks: 'Is the employer on the Home Office’s register of licensed sponsors, for the Skilled Worker route, with an A rating?',
    pass: 'We found the organisation there. If we matched it by name only, we say so.',
    fail: 'It has a B rating, so it cannot sponsor anybody new. Or its licence is not for skilled workers.',
    unknown:
      'We did not find the name, several organisations share it, or an agency advertises the job. Many employers hold a licence under another name than the one they are known by.',
  },
  occupation: {
    asks: 'Can someone from abroad be newly sponsored in this kind of work?',
    pass: 'The occupation code is on one of the lists of the rules. If that list ends soon, the line says when.',
    fail: 'The code is closed to new people from abroad, as care work is, or it was never open.',
    unknown:
      'The advert gives no code and its title may mean several, or the rules ask for something that an advert does not tell. If we suggest a code, it is only a suggestion: the employer chooses it.',
  },
  pay: {
    asks: 'Is the lowest pay in the advert enough, for its hours, against both the lowest salary the rules allow and the going rate for the work?',
    pass: 'The guaranteed basic pay is enough, even without the facts we do not know.',
    fail: 'It is below every amount that could apply.',
    unknown:
      'Pay, hours or pay band are missing, or it is enough only for some people, such as those under 26. The line says what to ask.',
  },
  wording: {
    asks: 'Does the advert itself say that it does not sponsor, or does it ask for money?',
    pass: 'We read the advert and found none of the words that we look for.',
    fail: 'It says so, in the words that we quote.',
    unknown: 'It says something that needs a closer look, or too little to judge.',
  },
}
