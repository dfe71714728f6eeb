import type { Services } from '#platform/services.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { asMultipart } from './multipart.ts'
import { uniqueWord } from './unique-word.ts'

/** A company name that no other test has. */
export const aCompany = () => `Salt ${uniqueWord()}`

/** A list as a spreadsheet exports it. */
export function aList(rows: Record<string, string>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const toLine = (cells: string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [toLine(names), ...rows.map((row) => toLine(names.map((name) => row[name] ?? '')))].join(
    '\r\n',
  )
}

/** A valid row, except as the test says. */
export function aRow(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    'Job title': `Night nurse ${uniqueWord()}`,
    Description: 'Care for thirty people by night.',
    Town: 'Leeds',
    ...overrides,
  }
}

/** A form with a list, as pages accept it. */
export async function aListForm(fields: Record<string, string | File>) {
  const { payload, headers } = await asMultipart({
    companyName: 'Harbour View',
    email: 'jobs@saltmarsh.example',
    location: 'United Kingdom',
    ...fields,
  })
  return { contentType: headers['content-type'], body: new Response(payload).body as never }
}

/** Uploads rows; returns the id of their list. */
export async function upload(
  { uploads }: Pick<Services, 'uploads'>,
  actor: Actor,
  { rows, companyName = 'Harbour View' }: { rows: Record<string, string>[]; companyName?: string },
): Promise<string> {
  const list = new File([aList(rows)], 'jobs.csv')
  const { id, failure } = await uploads.receive(actor, await aListForm({ list, companyName }))
  if (failure) throw failure
  return id
}
