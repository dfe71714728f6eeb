import type { FieldProblem } from '#platform/primitives/errors.schema.ts'

/** A blank such as ‘[how many]’ in a starting text; a link’s text has its address after it. */
const BLANK = /\[[^[\]\n]{1,80}\](?!\()/

const FIELDS = ['jobTitle', 'description']

/** Blanks that are not filled in yet, one problem a field. Only our own form refuses them: programs may mean them. */
export function findBlanks(values: Record<string, string>): FieldProblem[] {
  return FIELDS.flatMap((field) => {
    const [blank] = BLANK.exec(values[field] ?? '') ?? []
    const where = field === 'jobTitle' ? 'title' : 'description'
    const message = `${blank} is still in the ${where}: fill it in or delete it.`
    return blank ? [{ field, message }] : []
  })
}
