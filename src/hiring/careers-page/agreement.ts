import problems from '#board/sources/problems.json' with { type: 'json' }

/**
 * The words that a member agrees to for the organisation when they connect a list. What was agreed is stored with the
 * source, so that a change here changes no earlier agreement.
 */
export function agreementWords(organisation: string): string {
  return `I may decide this for ${organisation}. Landfall may read the list of our open jobs, show them under our name, and close them here when they leave the list. People apply on our own site. We can disconnect it at any time.`
}

/** The words that a member agrees to before we look at a list whose system wants to be asked; stored with their act. */
export function lookWords(organisation: string): string {
  return `I may decide this for ${organisation}. Landfall may read our list once now, to show me its first adverts.`
}

export const CAREERS_PROBLEMS = {
  notAnAddress:
    'Paste the address of your careers page, such as https://www.example.co.uk/careers.',
  nothingFound:
    'We found no list of jobs on this page that we can read. Open the page where people see all your jobs, and paste its address.',
  unreachable: 'We could not open this page just now. Check the address, or try again later.',
  refused:
    'The robots.txt of this site does not let us read the page. Paste the address of the job board it links to.',
  optedOut: problems.optedOut,
  changed: 'This page has changed since you looked. Look at it again before you connect it.',
  notAgreed: 'Tick that you agree, so that we may read the list.',
} as const
