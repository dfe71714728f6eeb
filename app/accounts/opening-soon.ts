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
