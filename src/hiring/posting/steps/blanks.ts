import type { FieldProblem } from '#platform/primitives/errors.schema.ts'

/** A blank such as ‘[how many]’ in a starting text; a link’s text has its address after it. */
const BLANK = /\[[^[\]\n]{1,80}\](?!\()/g

const LIST = new Intl.ListFormat('en-GB')
const FIELDS = ['jobTitle', 'description']

/** Blanks that are not filled in yet: one problem a field, with all of them. Only our own form refuses them: programs may mean them. */
export function findBlanks(values: Record<string, string>): FieldProblem[] {
  return FIELDS.flatMap((field) => {
    const blanks = [...new Set((values[field] ?? '').match(BLANK))]
    if (blanks.length === 0) return []
    const where = field === 'jobTitle' ? 'title' : 'description'
    const [verb, it] = blanks.length === 1 ? ['is', 'it'] : ['are', 'each']
    const message = `${LIST.format(blanks)} ${verb} still in the ${where}: fill ${it} in or delete it.`
    return [{ field, message }]
  })
}
