/** One cookie or one key of a browser’s storage. */
interface DeviceDatum {
  /** The name; `*` stands for any ending. */
  name: string
  place: 'cookie' | 'browser storage'
  purpose: string
  duration: string
  /** The file that sets it. */
  file: string
}

const SIX_MONTHS = '180 days'
const UNTIL_CLEARED = 'until you clear it'
const COOKIES = 'src/trade/cookies'

/** Everything that pages keep on a device. Nothing of it is for advertising, and no other site gets it. */
export const DEVICE_DATA: readonly DeviceDatum[] = [
  cookie(
    'session',
    'keeps you logged in',
    '90 days',
    'src/accounts/sessions/http/session-cookies.ts',
  ),
  cookie(
    'device',
    'tells your device from a thief’s when you log in',
    '400 days',
    'src/accounts/sessions/http/session-cookies.ts',
  ),
  cookie(
    'step',
    'waits for your second step',
    '30 minutes',
    'src/accounts/sessions/http/session-cookies.ts',
  ),
  cookie(
    'next',
    'remembers where you wanted to go while you sign up',
    'one day',
    'src/accounts/pages/purpose.ts',
  ),
  cookie(
    'mailed',
    'remembers which address we wrote to',
    'one hour',
    'src/accounts/pages/mailed.ts',
  ),
  cookie(
    'returned',
    'finds the form you sent after your log-in had ended',
    'one day',
    'src/accounts/returned-forms/returned-forms.service.ts',
  ),
  cookie('flash', 'a sentence for the next page', 'one minute', 'src/trade/flash/flash-cookie.ts'),
  cookie('saved', 'jobs you saved without an account', SIX_MONTHS, `${COOKIES}/saved-cookie.ts`),
  cookie(
    'situation',
    'your answers in ‘My situation’',
    SIX_MONTHS,
    `${COOKIES}/situation-cookie.ts`,
  ),
  cookie(
    'passport',
    'your nationality, if you gave it',
    SIX_MONTHS,
    `${COOKIES}/situation-cookie.ts`,
  ),
  cookie(
    'sponsor-lost',
    'your answers after you lost a sponsor',
    SIX_MONTHS,
    `${COOKIES}/sponsor-loss-cookie.ts`,
  ),
  cookie(
    'founderCase',
    'opens your case from the link we mailed',
    '7 days',
    `${COOKIES}/founder-cookies.ts`,
  ),
  cookie(
    'founderSent',
    'shows that your request arrived',
    '5 minutes',
    `${COOKIES}/founder-cookies.ts`,
  ),
  cookie(
    'path-*',
    'what you ticked off on a founder’s path',
    '400 days',
    'src/founders/path/ticks-cookie.ts',
  ),
  cookie('fonts', 'your browser has our typefaces', '30 days', 'src/main/frame/parts/fonts.tsx'),
  cookie(
    'lastJob',
    'the job you looked at last',
    '7 days',
    'src/hiring/details/pages/job/last-opened-job.ts',
  ),
  cookie(
    'desk-keys',
    'whether our desk uses keys',
    '12 months',
    'src/moderation/cases/pages/queue/shown-queue.ts',
  ),
  stored(
    'isLoggedIn',
    'tells your open tabs when you log out',
    UNTIL_CLEARED,
    'src/main/frame/parts/session-sync.tsx',
  ),
  stored(
    'seenJobs',
    'jobs you have opened',
    UNTIL_CLEARED,
    'src/board/jobs/pages/card/seen-jobs.ts',
  ),
  stored(
    'landfall-keys',
    'whether keys move between applicants',
    UNTIL_CLEARED,
    'src/hiring/applicants/pages/walk/use-key-setting.ts',
  ),
  stored(
    'applicant-keys',
    'whether letters work in the list of applicants',
    UNTIL_CLEARED,
    'src/hiring/applicants/pages/walk/use-key-setting.ts',
  ),
  stored(
    'typed *',
    'what you typed while you log in again',
    'until you close the tab',
    'src/platform/forms/pages/use/text-over-log-in.ts',
  ),
]

function cookie(name: string, purpose: string, duration: string, file: string): DeviceDatum {
  return { name, place: 'cookie', purpose, duration, file }
}

function stored(name: string, purpose: string, duration: string, file: string): DeviceDatum {
  return { name, place: 'browser storage', purpose, duration, file }
}

/** Whether a name is listed. On https cookies have a prefix, which does not count. */
export function isListed(name: string, place: DeviceDatum['place']): boolean {
  const plain = name.replace(/^__(?:Host|Secure)-/, '')
  return DEVICE_DATA.some(
    (datum) =>
      datum.place === place &&
      (datum.name.endsWith('*') ? plain.startsWith(datum.name.slice(0, -1)) : datum.name === plain),
  )
}
