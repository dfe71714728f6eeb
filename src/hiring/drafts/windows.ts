import { differencesOf } from '#hiring/posting/drafts/differences.ts'
import { sayChanged, versionOf } from '#platform/forms/since-opened.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { DraftAnswers } from './drafts.schema.ts'

/** Answers about the form itself. */
const OF_THE_FORM = new Set(['formId', 'version', 'window'])
const CHANGED_BEFORE_REVIEW =
  'This draft was changed in another window since you opened this page. Nothing is published yet: read it again here, then publish.'

/** Names an open form, and what is stored of its fields; both go with what it saves, as the answer `window`. */
export function nameWindow(stored: DraftAnswers | undefined, fields: readonly string[]): string {
  return `${newId()}.${versionOfFields(stored, fields)}`
}

/**
 * A form may save over what it was opened with, and over what it saved itself since: an answer to a draft saved while
 * typing can be lost. `shown` are the fields of a form that was sent, none of one that saves while typing; one that shows
 * more than it sends is about to publish.
 * @throws {DomainError} `entry_changed` if another window has saved something else there
 */
export function requireSameWindow(
  stored: DraftAnswers | undefined,
  typed: DraftAnswers,
  shown?: readonly string[],
) {
  const fields = shown ?? Object.keys(typed).filter((name) => !OF_THE_FORM.has(name))
  const { window } = typed
  if (!window || window === stored?.window) return
  if (window.endsWith(`.${versionOfFields(stored, fields)}`)) return
  const isWhole = fields.every((name) => typed[name] !== undefined)
  // A change of an advert says itself which version it was made from, and a draft may arrive after its own advert.
  if (isWhole && shown && typed['version']) return
  const sent = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']))
  const differences = isWhole ? differencesOf(stored ?? {}, sent) : []
  if (isWhole && differences.length === 0) return
  const message = isWhole ? sayChanged(differences) : CHANGED_BEFORE_REVIEW
  throw new DomainError('entry_changed', [{ field: '', message }])
}

function versionOfFields(stored: DraftAnswers | undefined, fields: readonly string[]): string {
  // The declaration is made anew with every form.
  const shown = fields.filter((name) => name !== 'noFee').toSorted()
  return versionOf(Object.fromEntries(shown.map((name) => [name, stored?.[name] ?? ''])))
}
