import { wrongField } from '#platform/primitives/errors.schema.ts'
import { FILE_COLUMNS } from '#hiring/upload/upload-words.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import type { Field } from '#platform/import/source-record.ts'
import { fieldFor, toColumnKey } from '#board/jobs/import/shapes/field-names.ts'

/** Columns for fields that an import does not have. */
const MORE_NAMES = {
  legalName: 'legalname licensedname licencename sponsorname legalentity',
  companyNumber: 'companynumber companyno crn companieshousenumber',
  occupation: 'occupation occupationcode soc soccode soc2020',
  payBand: 'payband payscale band nhsband nationalpayscale',
  offersSponsorship:
    'wesponsor sponsorship offerssponsorship visasponsorship sponsored sponsorshipoffered',
} as const

export type ListField = Field | keyof typeof MORE_NAMES

/** A row of a list with its own texts, before cleaning. */
export type ListRow = Partial<Record<ListField, string>>

const byName = new Map(
  Object.entries(MORE_NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as ListField] as const),
  ),
)
/** Fields of an import that a poster does not decide. */
const NOT_OURS = new Set<ListField>([
  'source',
  'url',
  'postedAt',
  'latitude',
  'longitude',
  'payIsEstimate',
])
const REQUIRED = { title: 'Job title', description: 'Description' } as const
/** Column names of our own CSV of rows to correct, which people upload again. */
const OWN_NAMES = new Set<string>(Object.values(FILE_COLUMNS))
const MOST_NAMED = 12
/** More than any applicant tracking system writes. Each name is compared and shown. */
const MOST_COLUMNS = 500
const TOO_MANY = `The first line of your list names more than ${MOST_COLUMNS} columns. Leave out those that the template does not have.`

/**
 * The field of each column, and the names of unknown ones.
 * @throws {DomainError} `invalid_input` if a column that every advert needs is missing, or there are far too many
 */
export function readColumns(header: string[]) {
  if (header.length > MOST_COLUMNS) throw wrongField('list', TOO_MANY)
  const fields = header.map(findField)
  const missing = (['title', 'description'] as const).filter((field) => !fields.includes(field))
  if (missing.length > 0) {
    const names = missing.map((field) => `‘${REQUIRED[field]}’`).join(' and ')
    const message =
      `The first line of your list names no column ${names}. It says ${nameAll(header)}. ` +
      'Name the columns as the template does.'
    throw wrongField('list', message)
  }
  const unused = header
    .map(toShortName)
    .filter((name, index) => name && !fields[index] && !OWN_NAMES.has(name))
  return { fields, unused }
}

/** The field of a column by its name; null for an unknown one. */
export function findField(name: string): ListField | null {
  const field = byName.get(toColumnKey(name)) ?? fieldFor(name)
  return field && !NOT_OURS.has(field) ? field : null
}

function nameAll(header: string[]) {
  const names = header.map(toShortName).filter(Boolean)
  if (names.length === 0) return 'nothing'
  const shown = names.slice(0, MOST_NAMED).map((name) => `‘${name}’`)
  return `${shown.join(', ')}${names.length > MOST_NAMED ? ' and more' : ''}`
}

function toShortName(name: string) {
  return cleanLine(name).slice(0, 40)
}
