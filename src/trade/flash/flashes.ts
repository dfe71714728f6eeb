import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'
import type { Flash } from '#platform/primitives/flash.ts'
import { error, info, success } from './new-flash.ts'
import { HIRING_FLASHES } from './hiring-flashes.ts'
import { APPLICATION_WORDS } from './hiring-words.ts'

/** Messages by name: the cookie holds only the name, so a forged cookie cannot show its own text. */
const FLASHES = {
  ...HIRING_FLASHES,
  'logged-in': success(ACCOUNT_WORDS.loggedIn, 2000),
  'logged-out': success(ACCOUNT_WORDS.loggedOut, 2000),
  'log-in-needed': error(ACCOUNT_WORDS.loginNeeded),
  'step-over': error('That took too long, or was wrong too many times. Log in again.'),
  'step-removed': success('Removed. We have told you by email, too.'),
  'mail-sent': success(ACCOUNT_WORDS.mailSent),
  'code-resent': success(ACCOUNT_WORDS.codeResent),
  'password-changed': success(ACCOUNT_WORDS.passwordChanged),
  'address-confirmed': success('Your email address is confirmed. Log in.'),
  'choose-password': info(
    'Your email address is confirmed. Ask for a code, then choose your password.',
  ),
  'picture-saved': success(ACCOUNT_WORDS.pictureSaved),
  'picture-removed': success('Your profile picture has been removed.'),
  'settings-saved': success('Your settings have been saved.'),
  'device-ended': success('That device has been logged out.'),
  'others-ended': success('You have been logged out everywhere else.'),
  'address-changed': success('Your email address has been changed.'),
  'account-deleted': success('Your account has been deleted. We wish you well.'),
  'desk-saved': success('Saved.'),
  'case-message-sent': success('Sent. It is with us now.'),
  'case-answer-sent': success('Your answer is sent. They get it by email, too.'),
  'case-link-sent': success('The link is on its way to your mailbox.'),
  'case-links-replaced': success(
    'All links have ended. A new one is on its way to your mailbox.',
    10_000,
  ),
  'case-closed': success('Your case is closed.'),
  'case-reopened': success('Your case is open again.'),
  'case-left': success('This device no longer opens the case. The link in your mailbox does.'),
  'case-deleted': success('Your case is deleted, with every document.'),
  'case-answered': success('Thank you. We read it and decide.'),
  'job-taken-down': success('The job has been taken down.'),
  'job-restored': success('The job’s page is back. The job stays closed.'),
  'person-suspended': success('The account has been suspended and logged out everywhere.'),
  'suspension-proposed': info(
    'Somebody has applied there, so another admin must agree. It is in the queue.',
    10_000,
  ),
  'person-unsuspended': success('The person can log in again.'),
  'document-missing': error('This document is no longer stored. Ask the sender for it.'),
  'job-posted': success('Job successfully posted', 3000),
  'job-held': success(
    'We look at your advert before it appears. Your dashboard says why; we answer within a working day.',
  ),
  'job-saved': success('Your changes are saved.'),
  'job-closed': success('This job is closed. People can no longer apply.'),
  'job-reopened': success('This job is open again.'),
  'job-deleted': success('Successfully deleted', 1000),
  'list-deleted': success('The list is deleted.'),
  'row-mended': success('The row is saved.'),
  'draft-dropped': success('Your draft has been deleted.'),
  'application-sent': success(APPLICATION_WORDS.sent),
  'application-sent-file-waits': success(APPLICATION_WORDS.sentFileWaits, 10_000),
  'details-sent': success('The employer can now read your CV and your contact details.'),
  'answers-sent': success('The employer has your answers.'),
  'application-withdrawn': success('Your application has been withdrawn.'),
  'applicant-saved': success('Saved.'),
  'organisation-saved': success('Saved.'),
  'invitation-sent': success('The invitation is on its way.'),
  'invitation-sent-again': info(
    'Sent again if they have an account here. Without one they get a single email: ask them to look for it.',
    10_000,
  ),
  'organisation-joined': success('You belong to it now.'),
  'organisation-left': success('You have left.'),
  'proof-code-sent': success('We have sent the code. It works for 30 minutes.'),
  'proof-begun': info('Put the text there, then let us look.'),
  'proof-done': success('It is proved. Your adverts say so from now on.'),
  'proof-waits': info('Thank you. We look at it within one working day and write to you.', 10_000),
  'vouched-for': success('You vouch for it now. Its adverts say so.'),
  'alert-set': success('The alert is on.'),
  'alert-saved': success('Saved.'),
  'arrival-saved': success('Saved.'),
  'file-added': success('The file is stored.'),
  'file-deleted': success('The file is deleted.'),
  'demand-reported': success('Thank you. Do not pay: a person looks at it now.', 10_000),
  'workplace-saved': success('Saved.'),
  'profile-saved': success('Saved.'),
  'entry-removed': success('Removed.'),
  'profile-imported': success('Your CV is filled in. Look whether all of it is right.'),
  'resume-added': success('The file is on your list.'),
  'draft-saved': success('Your advert is saved as a draft. ‘Post a job’ opens it again.'),
  'changes-saved': success(
    'Your changes are saved, and not published yet. ‘Edit’ opens them again.',
  ),
  'resume-removed': success('The file is deleted.'),
} satisfies Record<string, Flash>

export type FlashName = keyof typeof FLASHES

/** Null for an unknown name. */
export function findFlash(name: string): Flash | null {
  return Object.hasOwn(FLASHES, name) ? FLASHES[name as FlashName] : null
}
