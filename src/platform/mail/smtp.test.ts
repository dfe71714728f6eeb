import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { AddressRefused } from './mail.ts'
import { openSmtp } from './smtp.ts'

const FROM = { name: 'Harbour Jobs', address: 'hello@landfall.example' }
const QUICK = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 1000 }

const message = {
  id: 'test-1',
  to: 'owner@landfall.example',
  subject: 'Good morning',
  text: 'Is the post open?',
  replyTo: { name: 'Ada Obi', address: 'ada@example.com' },
}

/** A mail server with these options, and the emails it accepted. */
async function aServer(options: SMTPServerOptions = {}) {
  const accepted: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      accepted.push(await text(stream))
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => server.close())
  const { port } = listening.address() as { port: number }
  return { accepted, mail: openSmtp(`smtp://127.0.0.1:${port}`, FROM, QUICK) }
}

function rejecting(responseCode: number) {
  return Object.assign(new Error('Not now'), { responseCode })
}

test('an email arrives with its headers', async () => {
  const { mail, accepted } = await aServer()

  await mail.send(message)

  expect(accepted).toHaveLength(1)
  expect(accepted[0]).toMatch(/^From: Harbour Jobs <hello@landfall\.example>\r$/m)
  expect(accepted[0]).toMatch(/^Reply-To: Ada Obi <ada@example\.com>\r$/m)
  expect(accepted[0]).toMatch(/^Message-ID: <test-1@landfall\.example>\r$/m)
})

test('no text can add a header or a recipient', async () => {
  const receivers: string[] = []
  const { mail, accepted } = await aServer({
    onRcptTo({ address }, _session, done) {
      receivers.push(address)
      done()
    },
  })

  await mail.send({
    ...message,
    subject: 'Hello\r\nBcc: one@evil.example',
    replyTo: {
      name: 'Ada"\r\nBcc: two@evil.example\r\n',
      address: 'ada@example.com\nCc: x@evil.example',
    },
    text: 'Hi\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  })

  expect(receivers).toEqual(['owner@landfall.example'])
  expect(accepted).toHaveLength(1)
  const [headers] = accepted[0]?.split('\r\n\r\n') ?? []
  expect(headers).not.toMatch(/^(Bcc|Cc):/im)
})

test.each([421, 450, 550, 554])(
  'a reply of %i is an error, and the email is not sent',
  async (code) => {
    const { mail, accepted } = await aServer({
      onMailFrom: (_address, _session, done) => done(rejecting(code)),
    })

    await expect(mail.send(message)).rejects.toMatchObject({ responseCode: code })
    expect(accepted).toEqual([])
  },
)

test('an email rejected after its data is an error', async () => {
  const { mail } = await aServer({
    async onData(stream, _session, done) {
      await text(stream)
      done(rejecting(451))
    },
  })

  await expect(mail.send(message)).rejects.toMatchObject({ responseCode: 451 })
})

test('a connection that drops in the middle of an email is an error', async () => {
  let mailsBegun = 0
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', (line) => {
      if (String(line).startsWith('DATA')) {
        mailsBegun += 1
        socket.write('354 go on\r\n')
      } else if (/^(EHLO|MAIL|RCPT)/.test(String(line))) socket.write('250 ok\r\n')
      else socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const mail = openSmtp(`smtp://127.0.0.1:${port}`, FROM, QUICK)

  await expect(mail.send(message)).rejects.toThrow('Connection closed')
  expect(mailsBegun).toBe(1)
})

test('a silent server times out', async () => {
  const { mail } = await aServer({ onConnect: () => {} })

  await expect(mail.send(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a missing server is an error', async () => {
  await expect(openSmtp('smtp://127.0.0.1:1', FROM, QUICK).send(message)).rejects.toMatchObject({
    code: 'ESOCKET',
  })
})

test('a mail program can unsubscribe with one press', async () => {
  const { mail, accepted } = await aServer()
  const unsubscribe =
    'https://landfall.example/alerts/unsubscribe?token=a.b.c\r\nBcc: eve@example.com'

  await mail.send({ ...message, list: { id: 'alerts', unsubscribe, oneClick: true } })

  const headers = accepted[0]?.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ')
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headers).toMatch(
    /^List-Unsubscribe: <https:\/\/landfall\.example\/alerts\/unsubscribe\?token=a\.b\.c/m,
  )
  expect(headers).not.toMatch(/^Bcc/m)
})

test('a mailbox that is not there is told from one that is full', async () => {
  const refusing = (responseCode: number) =>
    aServer({ onRcptTo: (_address, _session, done) => done(rejecting(responseCode)) })
  const gone = await refusing(550)
  const full = await refusing(452)

  await expect(gone.mail.send(message)).rejects.toBeInstanceOf(AddressRefused)
  await expect(full.mail.send(message)).rejects.not.toBeInstanceOf(AddressRefused)
})
