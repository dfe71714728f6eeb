import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'
import type { Flash } from '#platform/primitives/flash.ts'
import { APPLICATION_WORDS } from './hiring-words.ts'
import flashes from './flashes.json' with { type: 'json' }

/** Long enough for one sentence, in milliseconds. */
const SENTENCE_MS = 5000

type Entry = Pick<Flash, 'words'> & { tone: string; duration?: number }

/** Messages whose words the API answers with, too. */
const SHARED = {
  'logged-in': { tone: 'success', words: ACCOUNT_WORDS.loggedIn, duration: 2000 },
  'logged-out': { tone: 'success', words: ACCOUNT_WORDS.loggedOut, duration: 2000 },
  'log-in-needed': { tone: 'error', words: ACCOUNT_WORDS.loginNeeded },
  'mail-sent': { tone: 'success', words: ACCOUNT_WORDS.mailSent },
  'code-resent': { tone: 'success', words: ACCOUNT_WORDS.codeResent },
  'password-changed': { tone: 'success', words: ACCOUNT_WORDS.passwordChanged },
  'picture-saved': { tone: 'success', words: ACCOUNT_WORDS.pictureSaved },
  'application-sent': { tone: 'success', words: APPLICATION_WORDS.sent },
  'application-sent-file-waits': {
    tone: 'success',
    words: APPLICATION_WORDS.sentFileWaits,
    duration: 10_000,
  },
} satisfies Record<string, Entry>

export type FlashName = keyof typeof flashes | keyof typeof SHARED

/** Messages by name: the cookie holds only the name, so a forged cookie cannot show its own text. */
const FLASHES = new Map<string, Entry>(Object.entries({ ...flashes, ...SHARED }))

/** Null for an unknown name. */
export function findFlash(name: string): Flash | null {
  const found = FLASHES.get(name)
  return found ? { duration: SENTENCE_MS, ...found, tone: found.tone as Flash['tone'] } : null
}
