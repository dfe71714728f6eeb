/** The English texts of what employers ask with a job. */
export const QUESTION_WORDS = {
  questions: {
    title: 'The employer asks',
    hint: 'A person reads your answers. Nobody is turned down by a program.',
    ratherNot: 'I would rather not say',
    ownHint: 'You can leave this out.',
    missing: 'Choose an answer. You can also choose that you would rather not say.',
    workNow: 'May you work in the UK now, without a new visa?',
    workNowYes: 'Yes',
    workNowVisa: 'No, I need a visa or a new sponsor',
    registration:
      'Are you registered for this work in the UK (NMC, HCPC, GMC, Social Work England)?',
    registrationYes: 'Yes, I am registered',
    registrationApplying: 'I have applied or am taking the tests',
    registrationNo: 'No, or the job does not need it',
    english: 'How can you show your English?',
    englishTest: 'A test I have passed (IELTS, OET or another)',
    englishStudied: 'I studied or trained in English',
    englishNational: 'I come from a country where English is the main language',
    englishNotYet: 'Not yet',
    experience: 'How long have you done this kind of work?',
    experienceNone: 'Not yet',
    experienceUnder1: 'Less than a year',
    experience1To3: 'One to three years',
    experienceOver3: 'More than three years',
  },
} as const
