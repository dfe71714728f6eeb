import type { FieldProblem } from '#contract/errors.ts'

/** ‘[how many]’, as the starting texts have them; a link’s text has its address behind it. */
const BLANK = /\[[^[\]\n]{1,80}\](?!\()/

const FIELDS = ['jobTitle', 'description']

/** What nobody has filled in yet, one problem a field. Only our own form refuses it: programs may mean it. */
export function findBlanks(values: Record<string, string>): FieldProblem[] {
  return FIELDS.flatMap((field) => {
    const [blank] = BLANK.exec(values[field] ?? '') ?? []
    const where = field === 'jobTitle' ? 'title' : 'description'
    const message = `${blank} is still in the ${where}: fill it in or delete it.`
    return blank ? [{ field, message }] : []
  })
}
