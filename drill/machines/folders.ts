import { chmod, chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { output } from './programs.ts'

/** PostgreSQL and what belongs to it refuse to run as root. */
export const DATABASE_USER = 'postgres'

/** A folder that belongs to the account of the databases, and to nobody else. */
export async function ownFolder(parent: string, name: string) {
  const folder = path.join(parent, name)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  await chown(folder, Number(await findId('-u')), Number(await findId('-g')))
  return folder
}

function findId(which: '-u' | '-g') {
  return output('id', [which, DATABASE_USER])
}
