import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'
import type { Flash } from '#platform/primitives/flash.ts'
import { HIRING_FLASHES } from './hiring-flashes.ts'
import { POSTING_WORDS } from '#trade/posting-words.ts'
import { APPLICATION_WORDS } from './hiring-words.ts'

const DEFAULT_MS = 5000

/** Messages by name: the cookie holds only the name, so a forged cookie cannot show its own text. */
const FLASHES = {
  ...HIRING_FLASHES,
  'logged-in': { tone: 'success', words: ACCOUNT_WORDS.loggedIn, duration: 2000 },
  'logged-out': { tone: 'success', words: ACCOUNT_WORDS.loggedOut, duration: 2000 },
  'log-in-needed': { tone: 'error', words: ACCOUNT_WORDS.loginNeeded, duration: DEFAULT_MS },
  'step-over': {
    tone: 'error',
    words: 'That took too long, or was wrong too many times. Log in again.',
    duration: DEFAULT_MS,
  },
  'step-removed': {
    tone: 'success',
    words: 'Removed. We have told you by email, too.',
    duration: DEFAULT_MS,
  },
  'mail-sent': { tone: 'success', words: ACCOUNT_WORDS.mailSent, duration: DEFAULT_MS },
  'code-resent': { tone: 'success', words: ACCOUNT_WORDS.codeResent, duration: DEFAULT_MS },
  'password-changed': {
    tone: 'success',
    words: ACCOUNT_WORDS.passwordChanged,
    duration: DEFAULT_MS,
  },
  'address-confirmed': {
    tone: 'success',
    words: 'Your email address is confirmed. Log in.',
    duration: DEFAULT_MS,
  },
  'choose-password': {
    tone: 'info',
    words: 'Your email address is confirmed. Ask for a code, then choose your password.',
    duration: DEFAULT_MS,
  },
  'picture-saved': { tone: 'success', words: ACCOUNT_WORDS.pictureSaved, duration: DEFAULT_MS },
  'picture-removed': {
    tone: 'success',
    words: 'Your profile picture has been removed.',
    duration: DEFAULT_MS,
  },
  'settings-saved': {
    tone: 'success',
    words: 'Your settings have been saved.',
    duration: DEFAULT_MS,
  },
  'device-ended': {
    tone: 'success',
    words: 'That device has been logged out.',
    duration: DEFAULT_MS,
  },
  'others-ended': {
    tone: 'success',
    words: 'You have been logged out everywhere else.',
    duration: DEFAULT_MS,
  },
  'address-changed': {
    tone: 'success',
    words: 'Your email address has been changed.',
    duration: DEFAULT_MS,
  },
  'account-deleted': {
    tone: 'success',
    words: 'Your account has been deleted. We wish you well.',
    duration: DEFAULT_MS,
  },
  'desk-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'case-message-sent': {
    tone: 'success',
    words: 'Sent. It is with us now.',
    duration: DEFAULT_MS,
  },
  'case-answer-sent': {
    tone: 'success',
    words: 'Your answer is sent. They get it by email, too.',
    duration: DEFAULT_MS,
  },
  'case-link-sent': {
    tone: 'success',
    words: 'The link is on its way to your mailbox.',
    duration: DEFAULT_MS,
  },
  'case-links-replaced': {
    tone: 'success',
    words: 'All links have ended. A new one is on its way to your mailbox.',
    duration: 10_000,
  },
  'case-closed': { tone: 'success', words: 'Your case is closed.', duration: DEFAULT_MS },
  'case-reopened': { tone: 'success', words: 'Your case is open again.', duration: DEFAULT_MS },
  'case-left': {
    tone: 'success',
    words: 'This device no longer opens the case. The link in your mailbox does.',
    duration: DEFAULT_MS,
  },
  'case-deleted': {
    tone: 'success',
    words: 'Your case is deleted, with every document.',
    duration: DEFAULT_MS,
  },
  'case-answered': {
    tone: 'success',
    words: 'Thank you. We read it and decide.',
    duration: DEFAULT_MS,
  },
  'job-taken-down': {
    tone: 'success',
    words: 'The job has been taken down.',
    duration: DEFAULT_MS,
  },
  'job-restored': {
    tone: 'success',
    words: 'The job’s page is back. The job stays closed.',
    duration: DEFAULT_MS,
  },
  'person-suspended': {
    tone: 'success',
    words: 'The account has been suspended and logged out everywhere.',
    duration: DEFAULT_MS,
  },
  'suspension-proposed': {
    tone: 'info',
    words: 'Somebody has applied there, so another admin must agree. It is in the queue.',
    duration: 10_000,
  },
  'person-unsuspended': {
    tone: 'success',
    words: 'The person can log in again.',
    duration: DEFAULT_MS,
  },
  'document-missing': {
    tone: 'error',
    words: 'This document is no longer stored. Ask the sender for it.',
    duration: DEFAULT_MS,
  },
  'job-posted': { tone: 'success', words: POSTING_WORDS.posted, duration: 3000 },
  'job-held': { tone: 'success', words: POSTING_WORDS.held, duration: DEFAULT_MS },
  'job-saved': { tone: 'success', words: POSTING_WORDS.saved, duration: DEFAULT_MS },
  'job-closed': { tone: 'success', words: POSTING_WORDS.closed, duration: DEFAULT_MS },
  'job-reopened': { tone: 'success', words: POSTING_WORDS.reopened, duration: DEFAULT_MS },
  'job-deleted': { tone: 'success', words: POSTING_WORDS.deleted, duration: 1000 },
  'list-deleted': { tone: 'success', words: 'The list is deleted.', duration: DEFAULT_MS },
  'row-mended': { tone: 'success', words: 'The row is saved.', duration: DEFAULT_MS },
  'draft-dropped': { tone: 'success', words: POSTING_WORDS.discarded, duration: DEFAULT_MS },
  'application-sent': { tone: 'success', words: APPLICATION_WORDS.sent, duration: DEFAULT_MS },
  'application-sent-file-waits': {
    tone: 'success',
    words: APPLICATION_WORDS.sentFileWaits,
    duration: 2 * DEFAULT_MS,
  },
  'details-sent': { tone: 'success', words: APPLICATION_WORDS.detailsSent, duration: DEFAULT_MS },
  'answers-sent': {
    tone: 'success',
    words: APPLICATION_WORDS.answersSent,
    duration: DEFAULT_MS,
  },
  'application-withdrawn': {
    tone: 'success',
    words: APPLICATION_WORDS.withdrawn,
    duration: DEFAULT_MS,
  },
  'applicant-saved': { tone: 'success', words: APPLICATION_WORDS.saved, duration: DEFAULT_MS },
  'organisation-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'invitation-sent': {
    tone: 'success',
    words: 'The invitation is on its way.',
    duration: DEFAULT_MS,
  },
  'invitation-sent-again': {
    tone: 'info',
    words:
      'Sent again if they have an account here. Without one they get a single email: ask them to look for it.',
    duration: 10_000,
  },
  'organisation-joined': { tone: 'success', words: 'You belong to it now.', duration: DEFAULT_MS },
  'organisation-left': { tone: 'success', words: 'You have left.', duration: DEFAULT_MS },
  'proof-code-sent': {
    tone: 'success',
    words: 'We have sent the code. It works for 30 minutes.',
    duration: DEFAULT_MS,
  },
  'proof-begun': {
    tone: 'info',
    words: 'Put the text there, then let us look.',
    duration: DEFAULT_MS,
  },
  'proof-done': {
    tone: 'success',
    words: 'It is proved. Your adverts say so from now on.',
    duration: DEFAULT_MS,
  },
  'proof-waits': {
    tone: 'info',
    words: 'Thank you. We look at it within one working day and write to you.',
    duration: 10_000,
  },
  'vouched-for': {
    tone: 'success',
    words: 'You vouch for it now. Its adverts say so.',
    duration: DEFAULT_MS,
  },
  'alert-set': { tone: 'success', words: 'The alert is on.', duration: DEFAULT_MS },
  'alert-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'arrival-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'file-added': { tone: 'success', words: 'The file is stored.', duration: DEFAULT_MS },
  'file-deleted': { tone: 'success', words: 'The file is deleted.', duration: DEFAULT_MS },
  'demand-reported': {
    tone: 'success',
    words: 'Thank you. Do not pay: a person looks at it now.',
    duration: 10_000,
  },
  'workplace-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'profile-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'entry-removed': { tone: 'success', words: 'Removed.', duration: DEFAULT_MS },
  'profile-imported': {
    tone: 'success',
    words: 'Your CV is filled in. Look whether all of it is right.',
    duration: DEFAULT_MS,
  },
  'resume-added': { tone: 'success', words: 'The file is on your list.', duration: DEFAULT_MS },
  'draft-saved': {
    tone: 'success',
    words: 'Your advert is saved as a draft. ‘Post a job’ opens it again.',
    duration: DEFAULT_MS,
  },
  'changes-saved': {
    tone: 'success',
    words: 'Your changes are saved, and not published yet. ‘Edit’ opens them again.',
    duration: DEFAULT_MS,
  },
  'resume-removed': { tone: 'success', words: 'The file is deleted.', duration: DEFAULT_MS },
} as const satisfies Record<string, Flash>

export type FlashName = keyof typeof FLASHES

/** Null for an unknown name. */
export function findFlash(name: string): Flash | null {
  return Object.hasOwn(FLASHES, name) ? FLASHES[name as FlashName] : null
}
