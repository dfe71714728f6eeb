import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { askSite, isPublicAddress, type SiteRequest } from './ask-site.ts'
import { FILE_LIMIT, readSiteFile } from './read-site-file.ts'

const PATH = '/.well-known/landfall-proof.txt'

/** A site at an address, which records its requests. */
function aSite(body: Readable | string, { addresses = ['93.184.215.14'], status = 200 } = {}) {
  const requests: SiteRequest[] = []
  const answer = typeof body === 'string' ? Readable.from([body]) : body
  const network = {
    lookUp: async () => addresses,
    send: async (request: SiteRequest) => {
      requests.push(request)
      return { status, headers: {}, body: answer }
    },
  }
  const question = {
    path: '/feed?a=1',
    headers: { accept: '*/*' },
    signal: new AbortController().signal,
  }
  return {
    requests,
    answer,
    read: (host = 'example.org') => readSiteFile(network, host, PATH),
    ask: (host = 'example.org') => askSite(network, { ...question, host }),
  }
}

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '',
  'example.org',
])('we ask nothing at %o', async (address) => {
  const site = aSite('text', { addresses: [address] })

  expect(isPublicAddress(address)).toBe(false)
  expect(await site.read()).toBeNull()
  expect(site.requests).toEqual([])
})

test('one private address among public ones is enough', async () => {
  const site = aSite('text', { addresses: ['93.184.215.14', '169.254.169.254'] })

  expect(await site.read()).toBeNull()
  expect(site.requests).toEqual([])
})

test.each(['127.0.0.1', '[::1]', '169.254.169.254', '::1'])(
  '%s is no name of a site',
  async (host) => {
    const site = aSite('text')

    expect(await site.read(host)).toBeNull()
    expect(site.requests).toEqual([])
  },
)

test('a request with headers goes to a public address alone', async () => {
  const site = aSite('text')
  const inside = aSite('text', { addresses: ['93.184.215.14', '10.0.0.1'] })
  const nowhere = aSite('text', { addresses: [] })

  expect(await site.ask()).toMatchObject({ status: 200 })
  expect(site.requests).toMatchObject([
    { address: '93.184.215.14', path: '/feed?a=1', headers: { accept: '*/*' } },
  ])
  await expect(inside.ask()).rejects.toMatchObject({ name: 'AddressNotPublic' })
  await expect(aSite('text').ask('[::1]')).rejects.toMatchObject({ name: 'AddressNotPublic' })
  await expect(nowhere.ask()).rejects.toMatchObject({ name: 'AddressNotPublic' })
  expect([...inside.requests, ...nowhere.requests]).toEqual([])
})

test('we connect to the address that we checked, under the name of the site', async () => {
  const site = aSite('landfall-proof=x\n')

  expect(await site.read()).toBe('landfall-proof=x\n')
  expect(site.requests).toMatchObject([
    { address: '93.184.215.14', host: 'example.org', path: PATH },
  ])
})

test.each([301, 302, 307, 308, 404, 500])('an answer with status %i is no file', async (status) => {
  const site = aSite('landfall-proof=x', { status })

  expect(await site.read()).toBeNull()
  expect(site.requests).toHaveLength(1)
})

test('of a megabyte we read a kilobyte and a chunk, and cut the connection', async () => {
  let chunks = 0
  const endless = new Readable({
    read() {
      chunks += 1
      this.push(chunks > 1024 ? null : 'x'.repeat(1024))
    },
  })
  const site = aSite(endless)

  expect(await site.read()).toBeNull()
  expect(chunks * 1024).toBeLessThan(100 * FILE_LIMIT)
  expect(endless.destroyed).toBe(true)
})

test('a connection that breaks off is not taken for a wrong file', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'))
    },
  })

  await expect(aSite(broken).read()).rejects.toMatchObject({ name: 'OutsideUnreachable' })
})
