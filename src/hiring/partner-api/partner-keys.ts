export const KEY_LIMITS = {
  name: 60,
  /** The number of keys of one organisation. */
  keys: 20,
  /** The number of adverts that a staging key holds at a time. */
  stagingJobs: 200,
  /** The days that an advert of a staging key is stored. */
  stagingDays: 30,
  callsAMinute: 150,
  /** The size of a body, in bytes: the longest advert is a third of it. */
  body: 128 * 1024,
} as const

/** The start of every key: it says to people and to scanners for secrets what it is. */
export const KEY_START = { live: 'lfk_live_', staging: 'lfk_test_' } as const
export const KEY_SHAPE = /lfk_(?:live|test)_[\w-]{43}/
