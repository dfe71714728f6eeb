import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { start } from '../machines/programs.ts'

export const BUCKET = 'landfall-files'
export const KEY = 'S3RVER'

/** What Landfall leans on and does not own; both survive being killed. */
export function openOutside(folder: string) {
  const launch = (name: 'bucket' | 'mail-server') =>
    start({
      command: process.execPath,
      args: [path.join(import.meta.dirname, 'programs', `${name}.ts`), path.join(folder, name)],
      log: path.join(folder, `${name}.log`),
    })
  const outside = {
    bucket: launch('bucket'),
    mailServer: launch('mail-server'),
    startBucket: () => void (outside.bucket = launch('bucket')),
    startMailServer: () => void (outside.mailServer = launch('mail-server')),
    /** The text of each mail that was accepted, by its Message-ID: more than one is a mail that came twice. */
    async readMails() {
      const mails = path.join(folder, 'mail-server')
      const names = await readdir(mails).catch(() => [])
      return Promise.all(names.map((name) => readFile(path.join(mails, name), 'utf8')))
    },
  }
  return outside
}
