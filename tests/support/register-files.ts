import { Readable } from 'node:stream'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { collectRegister } from '#sponsorship/register/import/collect.ts'
import {
  importRegister,
  type RegisterOptions,
} from '#sponsorship/register/import/import-register.ts'
import { readRegisterRows } from '#sponsorship/register/import/read-rows.ts'

const HEADER = 'Organisation Name,Town/City,County,Type & Rating,Route'

/** A line of a register: a name, and any differences from an A-rated sponsor of skilled workers in Leeds. */
export type Line = [
  name: string,
  others?: { town?: string; county?: string; rating?: string; route?: string },
]

/** The official file with these lines, each cell in quotes. */
export function registerCsv(...lines: Line[]): string {
  const rows = lines.map(([name, others = {}]) =>
    [
      name,
      others.town ?? 'Leeds',
      others.county ?? '',
      others.rating ?? 'Worker (A rating)',
      others.route ?? 'Skilled Worker',
    ]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(','),
  )
  return `${[HEADER, ...rows].join('\r\n')}\r\n`
}

export function readRegister(content: string | Buffer) {
  const bytes = Readable.from([Buffer.from(content)])
  return collectRegister(readRegisterRows({ bytes }), () => {})
}

export const NO_TASKS: Pick<Tasks, 'enqueue'> = { enqueue: async () => {} }

/** Loads a register of these lines, replacing any loaded before. */
export async function loadRegister(
  db: Db,
  lines: Line[],
  {
    tasks = NO_TASKS,
    ...others
  }: Partial<RegisterOptions> & { tasks?: Pick<Tasks, 'enqueue'> } = {},
) {
  const register = await readRegister(registerCsv(...lines))
  const options = { publishedOn: '2026-10-07', fileName: 'r.csv', evenIfSmaller: true, ...others }
  return importRegister(db, tasks, { register, options })
}
