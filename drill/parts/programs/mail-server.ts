import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
    const name = `${randomUUID()}.eml`
    await writeFile(path.join(unfinished, name), await text(stream))
    // Accepted is what is there as a whole.
    await rename(path.join(unfinished, name), path.join(folder, name))
    done()
  },
})
// Of a connection whose process was killed. Without a listener it would end the server.
server.on('error', (error) => process.stderr.write(`${error.message}\n`))
server.listen(PORTS.smtp, '127.0.0.1')
