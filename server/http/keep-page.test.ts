import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createKeepPage } from './keep-page.ts'
import { sendBody } from './page-body.ts'

/** A page that counts how often it was rendered, and shows an hour besides its data. */
function aPage({ mostBytes = 10_000 } = {}) {
  const keepPage = createKeepPage(mostBytes)
  const clock = { hour: 9 }
  let made = 0
  function show(data: unknown, key = '/jobs') {
    return keepPage(key, data, () => {
      const { hour } = clock
      made += 1
      const html = `<p>${JSON.stringify(data)} at ${hour}</p>`
      return { html, isStill: () => clock.hour === hour }
    })
  }
  return { show, clock, timesMade: () => made }
}

test('a page is made once of the same data, and anew of any other', () => {
  const { show, timesMade } = aPage()

  const first = show({ jobs: [{ id: 'a', title: 'Nurse' }] })
  expect(show({ jobs: [{ id: 'a', title: 'Nurse' }] })).toBe(first)
  expect(timesMade()).toBe(1)

  for (const data of [
    { jobs: [{ id: 'a', title: 'Carer' }] },
    { jobs: [{ id: 'a', title: 'Nurse' }], user: 'Ada' },
    { jobs: [] },
    null,
  ]) {
    expect(show(data).bytes.toString()).toBe(`<p>${JSON.stringify(data)} at 9</p>`)
  }
  expect(timesMade()).toBe(5)
})

test('each address has its own page, whatever it is made of', () => {
  const { show } = aPage()

  expect(show({}, '/jobs?page=2')).not.toBe(show({}, '/jobs?page=3'))
})

test('a page is made anew when what it says of the time has passed', () => {
  const { show, clock, timesMade } = aPage()
  show({})
  clock.hour = 10

  expect(show({}).bytes.toString()).toContain('at 10')
  show({})
  expect(timesMade()).toBe(2)
})

test('a page that fails is not kept', () => {
  const keepPage = createKeepPage()
  const fail = () => {
    throw new Error('No')
  }

  expect(() => keepPage('/jobs', {}, fail)).toThrow('No')
  const made = keepPage('/jobs', {}, () => ({ html: '<p>fine</p>', isStill: () => true }))
  expect(made.bytes.toString()).toBe('<p>fine</p>')
})

test('memory stays bounded, by long addresses too: what was not asked for longest is made anew', () => {
  const { show, timesMade } = aPage({ mostBytes: 1000 })
  for (let i = 0; i < 50; i += 1) show({}, `/jobs?q=${i}${'x'.repeat(80)}`)

  show({}, `/jobs?q=49${'x'.repeat(80)}`)
  expect(timesMade()).toBe(50)
  show({}, `/jobs?q=0${'x'.repeat(80)}`)
  expect(timesMade()).toBe(51)
  show({}, 'x'.repeat(2000))
  show({}, 'x'.repeat(2000))
  expect(timesMade()).toBe(53)
})

test('a page is compressed quickly the first time it is sent, once and well from then on', async () => {
  const { show } = aPage()
  const body = show({ text: 'Care for people by the sea. '.repeat(100) })
  const app = Fastify()
  app.get('/', (request, reply) => sendBody(body, request, reply))
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })

  const first = await ask()
  expect(body.compressed.size).toBe(0)
  const second = await ask()
  const third = await ask()

  expect(second.rawPayload.length).toBeLessThan(first.rawPayload.length)
  expect(third.rawPayload).toEqual(second.rawPayload)
  expect(body.compressed.get('gzip')).toEqual(second.rawPayload)
})
