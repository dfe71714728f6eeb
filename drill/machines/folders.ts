import { chmod, chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { output } from './programs.ts'

/** The database account: PostgreSQL and its tools refuse to run as root. */
export const DATABASE_USER = 'postgres'

/** A folder owned by the databases' account, and private to it. */
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
