import type { Flash } from '#platform/primitives/flash.ts'
import { error, info, success } from './new-flash.ts'

/** Messages to employers and applicants after an action. */
export const HIRING_FLASHES = {
  'interview-offered': success('The times are offered. They get an email in a minute.'),
  'interview-picked': success(
    'Your interview is fixed. We have sent it to your email, for your calendar.',
    8000,
  ),
  'interview-cancelled': success('The interview is cancelled. We tell the other side.'),
  'interview-saved': success('Saved.'),
  'note-saved': success('Your note is saved.'),
  'move-undone': success('Undone. No one was told.'),
  'words-undone': success('Undone. No one was told, and your words are here again.'),
  'partly-undone': info(
    'Undone as far as it could be: some had been moved again, had withdrawn, or were told.',
    10_000,
  ),
  'undo-over': error(
    'The minute is over, so it has been told. Move them again, or write to them.',
    10_000,
  ),
  'template-inserted': success('The template is in the message field.'),
  'template-saved': success('The template is saved.'),
  'template-deleted': success('The template is deleted.'),
  'text-saved': success('The text is saved.'),
  'text-deleted': success('The text is deleted.'),
  'note-deleted': success('Your note is deleted.'),
  'note-unchanged': info('Your note has not changed.'),
  'note-open': info('Change your note below.'),
  'scores-saved': success('Your scores are saved.'),
  'scorecard-saved': success('The scorecard is saved.'),
  'list-saved': success('The shortlist is saved.'),
  'shortlist-deleted': success('The shortlist is deleted.'),
  'applicant-shared': success('We are emailing your colleague.'),
  'message-sent': success('Your message has been sent.'),
  'message-held': info(
    'We look at your message before it is sent. You can see here when it has gone.',
    10_000,
  ),
  'status-held': info(
    'We look at what you wrote before it is sent. The status is as it was: set it once we are done.',
    10_000,
  ),
} satisfies Record<string, Flash>
