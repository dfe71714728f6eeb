import type { TeamPage } from '#hiring/team/team.service.ts'

type Values = Record<string, string>

/** The fields each button saves or sends, by the first part of its intent. */
const SAVED_BY: Record<string, readonly string[]> = {
  status: ['words'],
  message: ['text', 'file'],
  note: ['note'],
  'save-edit': ['edit', 'noteId'],
  'delete-note': ['edit', 'noteId'],
  'close-note': ['edit', 'noteId'],
  list: ['listName', 'listReason'],
}

const TEXTS = ['text', 'words', 'note', 'listName', 'listReason']

export function savedBy(intent: string): readonly string[] {
  return SAVED_BY[intent.split(':', 1)[0] ?? ''] ?? []
}

/** Typed values that this button neither saves nor sends. */
export function findUnsaved(
  values: Values,
  intent: string,
  { notes, scorecard }: Pick<TeamPage, 'notes' | 'scorecard'>,
): Values {
  const saved = new Set(savedBy(intent))
  const unsaved: Values = {}
  for (const name of TEXTS)
    if (!saved.has(name) && values[name]?.trim()) unsaved[name] = values[name]
  const { noteId = '', edit = '' } = values
  const note = notes.find(({ id, isOwn }) => isOwn && id === noteId)
  if (note && !saved.has('edit') && edit.trim() !== note.text)
    Object.assign(unsaved, { noteId, edit })
  for (const { criterionId, own } of scorecard) {
    const [score, why] = [values[`score-${criterionId}`], values[`why-${criterionId}`]]
    if (score && score !== String(own?.score)) unsaved[`score-${criterionId}`] = score
    if (why?.trim() && why.trim() !== own?.reason) unsaved[`why-${criterionId}`] = why
  }
  return unsaved
}
