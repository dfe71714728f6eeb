import type { PageContext } from '#platform/pages/context.ts'
import { situationPath } from '#trade/paths/sponsorship-paths.ts'
import type { ListNote } from '#sponsorship/situation/pages/situation/situation-chip.tsx'

/** The time for which a list says what its reader has just sent: sending leads to it. */
const JUST_MS = 5 * 60_000

type Context = Pick<
  PageContext,
  'actor' | 'applications' | 'language' | 'situation' | 'sponsorship'
>

/** The lines above a list: the application just sent, and what a situation means for every job. */
export async function findListNotes(context: Context, path: string): Promise<ListNote[]> {
  const notes = await Promise.all([findJustSent(context), describeSituation(context, path)])
  return notes.filter((note) => note !== null)
}

async function findJustSent({ actor, applications, language }: Context): Promise<ListNote | null> {
  if (!actor) return null
  const [last] = (await applications.own.list(actor, null, 1)).items
  if (!last || last.withdrawnAt || Date.parse(last.sentAt) < Date.now() - JUST_MS) return null
  const { id, title, employer } = last
  const link = { href: `/applications/${id}`, label: `${title}, ${employer}`, ...language.english }
  return { text: language.words.list.justSent, link }
}

async function describeSituation(
  { language, situation, sponsorship }: Context,
  path: string,
): Promise<ListNote | null> {
  const note = situation && (await sponsorship.describeSituation(situation, language))
  if (!note) return null
  const href = situationPath(language.path + path)
  const link = note.asksEnd ? { href, label: language.words.forMe.sayWhen } : null
  return { text: note.text, link }
}
