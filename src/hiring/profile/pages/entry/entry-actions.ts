import { z } from 'zod'
import type { PageServices } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { submitForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { joinDates, splitDates } from '#hiring/profile/model/partial-date.schema.ts'
import { ENTRY, type Entry } from '#hiring/profile/profile.schema.ts'
import { type Section } from '#hiring/profile/model/profile-limits.ts'
import { entryWords, type EntryWords } from '#hiring/profile/model/profile-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

type Profiles = PageServices['profiles']

/** The reason an entry was not saved, and the version saved meanwhile in another window. */
export interface EntryRejection extends Rejection {
  /** Null if the entry was removed there; missing if there is no conflict. */
  elsewhere?: EntryWords | null
}

type Intent = 'save' | 'another' | 'remove' | 'discard'

const SentForm = z.object({
  id: z.string().max(36),
  version: z.coerce.number().int().min(0).catch(0),
  intent: z.enum(['save', 'another', 'remove', 'discard']).catch('save'),
})

interface EntryKey {
  section: Section
  /** Null for a new one. */
  id: string | null
}

/** Saves or removes an entry; `result` names the pressed button. */
export async function changeEntry(
  profiles: Profiles,
  actor: Actor,
  { section, id }: EntryKey,
  request: Request,
): Promise<FormResult<Intent> & { rejection?: EntryRejection | undefined }> {
  const form = await submitForm(request, z.record(z.string(), z.string()), async (values) => {
    const sent = SentForm.parse({ ...values, id: id ?? values.id ?? '' })
    if (sent.intent === 'remove') await profiles.remove(actor, sent.id)
    else if (sent.intent === 'discard') await profiles.discardDraft(actor, section, id)
    else await profiles.save(actor, { ...sent, section, content: parse(section, values) })
    return sent.intent
  })
  if (form.rejection?.code !== 'entry_changed') return form
  const { rejection } = form
  const current = await profiles.findEntry(actor, section, id ?? rejection.values.id ?? '')
  return {
    rejection: {
      ...rejection,
      // Sending it again overwrites the current version.
      values: { ...rejection.values, version: String(current?.version ?? 0) },
      elsewhere: current && entryWords(section, current.content),
    },
  }
}

/** Whether a draft equals the saved entry, ignoring hidden fields. */
export function isSameAsSaved(draft: Record<string, string>, saved: Record<string, string>) {
  const { id: _id, version: _version, ...typed } = draft
  return Object.entries(typed).every(([name, text]) => text === (saved[name] ?? ''))
}

/**
 * The parsed entry.
 * @throws {DomainError} `invalid_input`
 */
function parse(section: Section, values: Record<string, string>): Entry {
  const { data, error } = ENTRY[section].safeParse(joinDates(values))
  if (data) return data
  throw new DomainError(
    'invalid_input',
    error.issues.map(({ path: [field], message }) => ({ field: String(field ?? ''), message })),
  )
}

/** A stored entry as values of its form's fields. */
export function toValues(content: Entry | null): Record<string, string> {
  if (!content) return {}
  const texts = Object.entries(content).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join('\n') : value,
  ])
  return splitDates(Object.fromEntries(texts))
}
