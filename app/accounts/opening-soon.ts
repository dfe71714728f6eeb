interface OpeningSoon {
  title: string
  /** What will be at this address. */
  soon: string
  /** What the reader can do instead, now. */
  today: string
}

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
])
