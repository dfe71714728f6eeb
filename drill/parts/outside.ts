import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { start, type Program } from '../machines/programs.ts'
import { PORTS } from './ports.ts'

export const BUCKET = 'landfall-files'
export const KEY = 'S3RVER'

/** The text that the drill's scanner reports as a virus, anywhere in a file. */
export const VIRUS = 'LANDFALL-DRILL-VIRUS'

/** A part that can be killed and relaunched. */
export interface OutsidePart {
  program: Program
  launch(): void
}

/** The external services that Landfall depends on; all their data survives a kill. */
export async function openOutside(folder: string) {
  const mails = path.join(folder, 'mail-server')
  const part = (launch: () => Program): OutsidePart => {
    const opened = { program: launch(), launch: () => void (opened.program = launch()) }
    return opened
  }
  const runOwn = (name: 'bucket' | 'mail-server') => () =>
    start({
      command: process.execPath,
      args: [path.join(import.meta.dirname, 'programs', `${name}.ts`), path.join(folder, name)],
      log: path.join(folder, `${name}.log`),
    })
  const clamdSettings = await writeClamdSettings(path.join(folder, 'clamd'))
  const parts = {
    bucket: part(runOwn('bucket')),
    mailServer: part(runOwn('mail-server')),
    scanner: part(() =>
      start({
        command: 'clamd',
        args: ['--config-file', clamdSettings],
        log: path.join(folder, 'clamd.log'),
      }),
    ),
  }
  return {
    ...parts,
    /** The text of each accepted mail; a repeated text is a mail that came twice. */
    async readMails() {
      const names = await readdir(mails).catch(() => [])
      return Promise.all(names.map((name) => readFile(path.join(mails, name), 'utf8')))
    },
    async stop() {
      await Promise.all(Object.values(parts).map(({ program }) => program.stop()))
    },
  }
}

/** Settings for ClamAV's daemon with a signature of our own, because its real ones are not available everywhere. */
async function writeClamdSettings(folder: string) {
  await mkdir(folder, { recursive: true })
  const signature = `Drill.Virus:0:*:${Buffer.from(VIRUS).toString('hex')}\n`
  await writeFile(path.join(folder, 'drill.ndb'), signature)
  const settings = [
    `DatabaseDirectory ${folder}`,
    `TCPSocket ${PORTS.clamd}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
    'StreamMaxLength 12M',
    'AlertExceedsMax yes',
    '',
  ]
  const file = path.join(folder, 'clamd.conf')
  await writeFile(file, settings.join('\n'))
  return file
}
