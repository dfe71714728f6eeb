interface OpeningSoon {
  title: string
  /** What will be at this address. */
  soon: string
  /** What the reader can do instead, now. */
  today: string
}

const READ_AND_APPLY =
  'You do not need one to look for work: read any job and write to the employer from its page.'

/** By the pattern of the address. */
export const OPENING_SOON: ReadonlyMap<string, OpeningSoon> = new Map([
  [
    'login',
    {
      title: 'Log in',
      soon: 'Here you will log in with your email address and a password.',
      today: READ_AND_APPLY,
    },
  ],
  [
    'register',
    {
      title: 'Create an account',
      soon: 'With an account you will apply from this site, follow your applications and post jobs.',
      today: READ_AND_APPLY,
    },
  ],
  [
    'forgotPassword',
    {
      title: 'Search Your Account',
      soon: 'Here you will ask for a code by email when you have forgotten your password.',
      today: READ_AND_APPLY,
    },
  ],
  [
    'newPassword/:email?',
    {
      title: 'Change your password',
      soon: 'Here you will choose a new password with the code we sent you.',
      today: READ_AND_APPLY,
    },
  ],
  [
    'verification',
    {
      title: 'Check your email',
      soon: 'Here you will confirm that an email address is yours.',
      today: READ_AND_APPLY,
    },
  ],
  [
    'post',
    {
      title: 'Post a job',
      soon: 'Here employers will put up their vacancies and take them down again.',
      today: 'Until then write to us with the text of your advert, its pay and where to apply.',
    },
  ],
  [
    'dashboard',
    {
      title: 'Dashboard',
      soon: 'Here you will see the jobs you posted and the jobs you applied to.',
      today: READ_AND_APPLY,
    },
  ],
])
