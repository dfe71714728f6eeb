import { z } from 'zod'
import type { PageServices } from '#app/context.ts'
import type { Rejection } from '#app/forms/rejection.ts'
import { submitForm, type FormResult } from '#app/forms/submit-form.ts'
import { DomainError } from '#contract/errors.ts'
import { joinDates, splitDates } from '#contract/profile/partial-date.ts'
import { ENTRY, type Entry } from '#contract/profile/profile.ts'
import { type Section } from '#contract/profile/profile-limits.ts'
import { entryWords, type EntryWords } from '#contract/profile/profile-words.ts'
import type { Actor } from '#server/accounts/actor.ts'

type Profiles = PageServices['profiles']

/** Why an entry was not saved, and what another window has saved meanwhile. */
export interface EntryRejection extends Rejection {
  /** Null if the entry was removed there; missing if it is no conflict. */
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

/** Saves or removes an entry; `result` says which button was pressed. */
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
      // Sent again it replaces what is there now.
      values: { ...rejection.values, version: String(current?.version ?? 0) },
      elsewhere: current && entryWords(section, current.content),
    },
  }
}

/** What was typed by somebody whose session is over. */
export async function readEntryForm(request: Request): Promise<Record<string, string>> {
  const { result } = await submitForm(
    request,
    z.record(z.string(), z.string()),
    async (typed) => typed,
  )
  return result ?? {}
}

/** Whether a draft says nothing else than what is saved. Its hidden fields do not count. */
export function isSameAsSaved(draft: Record<string, string>, saved: Record<string, string>) {
  const { id: _id, version: _version, ...typed } = draft
  return Object.entries(typed).every(([name, text]) => text === (saved[name] ?? ''))
}

/** @throws {DomainError} `invalid_input` */
function parse(section: Section, values: Record<string, string>): Entry {
  const { data, error } = ENTRY[section].safeParse(joinDates(values))
  if (data) return data
  throw new DomainError(
    'invalid_input',
    error.issues.map(({ path: [field], message }) => ({ field: String(field ?? ''), message })),
  )
}

/** A stored entry as the fields of its form show it. */
export function toValues(content: Entry | null): Record<string, string> {
  if (!content) return {}
  const texts = Object.entries(content).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join('\n') : value,
  ])
  return splitDates(Object.fromEntries(texts))
}
