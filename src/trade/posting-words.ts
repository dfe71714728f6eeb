/** Messages about a job that was posted, changed or removed. */
export const POSTING_WORDS = {
  posting: 'Posting job.... Please wait!',
  posted: 'Job successfully posted',
  held: 'We look at your advert before it appears. Your dashboard says why; we answer within a working day.',
  saved: 'Your changes are saved.',
  closed: 'This job is closed. People can no longer apply.',
  reopened: 'This job is open again.',
  deleted: 'Successfully deleted',
  discarded: 'Your draft has been deleted.',
} as const
