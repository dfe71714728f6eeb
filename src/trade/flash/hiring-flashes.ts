import type { Flash } from '#platform/primitives/flash.ts'
import { TALK_WORDS } from './hiring-words.ts'

const DEFAULT_MS = 5000

/** Messages to employers and applicants after an action. */
export const HIRING_FLASHES = {
  'interview-offered': {
    tone: 'success',
    words: 'The times are offered. They get an email in a minute.',
    duration: DEFAULT_MS,
  },
  'interview-picked': {
    tone: 'success',
    words: 'Your interview is fixed. We have sent it to your email, for your calendar.',
    duration: 8000,
  },
  'interview-cancelled': {
    tone: 'success',
    words: 'The interview is cancelled. We tell the other side.',
    duration: DEFAULT_MS,
  },
  'interview-saved': { tone: 'success', words: 'Saved.', duration: DEFAULT_MS },
  'note-saved': { tone: 'success', words: 'Your note is saved.', duration: DEFAULT_MS },
  'move-undone': { tone: 'success', words: 'Undone. No one was told.', duration: DEFAULT_MS },
  'words-undone': {
    tone: 'success',
    words: 'Undone. No one was told, and your words are here again.',
    duration: DEFAULT_MS,
  },
  'partly-undone': {
    tone: 'info',
    words: 'Undone as far as it could be: some had been moved again, had withdrawn, or were told.',
    duration: 10_000,
  },
  'undo-over': {
    tone: 'error',
    words: 'The minute is over, so it has been told. Move them again, or write to them.',
    duration: 10_000,
  },
  'template-inserted': {
    tone: 'success',
    words: 'The template is in the message field.',
    duration: DEFAULT_MS,
  },
  'template-saved': { tone: 'success', words: 'The template is saved.', duration: DEFAULT_MS },
  'template-deleted': { tone: 'success', words: 'The template is deleted.', duration: DEFAULT_MS },
  'text-saved': { tone: 'success', words: 'The text is saved.', duration: DEFAULT_MS },
  'text-deleted': { tone: 'success', words: 'The text is deleted.', duration: DEFAULT_MS },
  'note-deleted': { tone: 'success', words: 'Your note is deleted.', duration: DEFAULT_MS },
  'note-unchanged': { tone: 'info', words: 'Your note has not changed.', duration: DEFAULT_MS },
  'note-open': { tone: 'info', words: 'Change your note below.', duration: DEFAULT_MS },
  'scores-saved': { tone: 'success', words: 'Your scores are saved.', duration: DEFAULT_MS },
  'scorecard-saved': { tone: 'success', words: 'The scorecard is saved.', duration: DEFAULT_MS },
  'list-saved': { tone: 'success', words: 'The shortlist is saved.', duration: DEFAULT_MS },
  'shortlist-deleted': {
    tone: 'success',
    words: 'The shortlist is deleted.',
    duration: DEFAULT_MS,
  },
  'applicant-shared': {
    tone: 'success',
    words: 'We are emailing your colleague.',
    duration: DEFAULT_MS,
  },
  'message-sent': { tone: 'success', words: TALK_WORDS.sent, duration: DEFAULT_MS },
  'message-held': { tone: 'info', words: TALK_WORDS.held, duration: 10_000 },
  'status-held': { tone: 'info', words: TALK_WORDS.statusHeld, duration: 10_000 },
} as const satisfies Record<string, Flash>
