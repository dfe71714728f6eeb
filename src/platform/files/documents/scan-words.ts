/** The reason a file cannot be opened: it has not been scanned yet, or it contained a virus and was deleted. */
export type ScanState = 'waiting' | 'infected'

/** Shown instead of the link to such a file. Its own file: pages with a file field load no word of it. */
export const SCAN_WORDS = {
  /** The text for the sender. */
  own: {
    waiting:
      'We are checking this file for viruses. It can be opened as soon as it is clean. You need not do anything.',
    infected:
      'We found a virus in this file, so we deleted it. Check your device, then send another file.',
  },
  others: {
    waiting: 'This file is being checked for viruses. You can open it here as soon as it is clean.',
    infected: 'This file was removed: a virus was found in it. Ask for another one.',
  },
} as const
