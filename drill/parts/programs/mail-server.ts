import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { PORTS } from '../ports.ts'

const [folder = ''] = process.argv.slice(2)
const unfinished = `${folder}-unfinished`
await mkdir(folder, { recursive: true })
await mkdir(unfinished, { recursive: true })
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, _session, done) {
    // A mail whose sender was killed midway ends with an error, which must not end the server.
    const failure = await save(stream).then(
      () => null,
      (error: Error) => error,
    )
    done(failure)
  },
})
// The error of a connection whose process was killed. Without a listener it would end the server.
server.on('error', (error) => process.stderr.write(`${error.message}\n`))
server.listen(PORTS.smtp, '127.0.0.1')

async function save(mail: Readable) {
  const name = `${randomUUID()}.eml`
  await writeFile(path.join(unfinished, name), await text(mail))
  // A mail is accepted only once it is complete.
  await rename(path.join(unfinished, name), path.join(folder, name))
}
