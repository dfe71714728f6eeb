import { onTestFinished, expect, test } from 'vitest'
import { insertOptOut } from '#board/sources/opt-out/opt-out.queries.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aProof } from '#tests/support/builders.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { jobsOf } from '#tests/support/fake-board.ts'
import { openLoopbackSites } from '#tests/support/loopback-sites.ts'
import { aMember, anOrganisation, historyOf } from '#tests/support/organisations.ts'
import { createPinpointBoard } from '#tests/support/pinpoint-board.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import problems from '#board/sources/problems.json' with { type: 'json' }
import { agreementWords, CAREERS_PROBLEMS, lookWords } from './agreement.ts'

/** The sites of the internet: boards, and pages by host. */
const boards = new Map<string, ReturnType<typeof createPinpointBoard>>()
const pages = new Map<string, string>()
const asked: string[] = []
const sites = await openLoopbackSites((request, response) => {
  const host = request.headers.host ?? ''
  asked.push(`${host}${request.url}`)
  if (host.startsWith('silent.')) return void request.socket.destroy()
  if (host.startsWith('closed.')) return void response.end('User-agent: *\nDisallow: /')
  const board = boards.get(host)
  if (board) return board.answer(request, response)
  const page = pages.get(host)
  if (page === undefined || request.url === '/robots.txt') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html' }).end(page)
})

const server = await openTestServer({
  outside: { ask: sites.ask },
})
const { app, db, services } = server
const { careersPage } = services

/** A proved organisation with a board of two adverts. */
async function anEmployer({ isProved = true } = {}) {
  const word = uniqueWord()
  const home = await anOrganisation(server, { name: `Fen ${word}` })
  if (isProved) await aProof(db, home.id)
  const board = createPinpointBoard(`fen${word.toLowerCase()}`)
  board.postings.push(
    { id: '301', title: 'Senior carer', pay: 31_300 },
    { id: '302', title: 'Registered nurse' },
  )
  boards.set(board.host, board)
  onTestFinished(() => void boards.delete(board.host))
  return { ...home, board, feed: `${board.careers}/postings.json` }
}

type Employer = Awaited<ReturnType<typeof anEmployer>>

const connect = ({ actor, id, board, feed }: Employer, other: object = {}) =>
  careersPage.connect(actor, {
    organisationId: id,
    address: board.careers,
    feed,
    agreed: true,
    ...other,
  })

test('the first adverts of a board are shown with their answers', async () => {
  const { actor, id, board, feed } = await anEmployer()

  const looked = await careersPage.look(actor, { organisationId: id, address: board.careers })

  expect(looked).toMatchObject({ system: 'pinpoint', address: feed, total: 2 })
  expect(looked.adverts.map(({ advert }) => advert.title)).toEqual([
    'Senior carer',
    'Registered nurse',
  ])
  for (const { headline } of looked.adverts) expect(headline?.words).toBeTruthy()
  const sources = await db
    .selectFrom('source')
    .select('id')
    .where('organisationId', '=', id)
    .execute()
  expect(sources).toEqual([])
})

test('the board that an own page links to is found and connected', async () => {
  const employer = await anEmployer()
  const host = `www.${uniqueWord().toLowerCase()}.co.uk`
  pages.set(host, `<html><a href="${employer.board.careers}">Our jobs</a></html>`)
  const address = `https://${host}/careers`

  const looked = await careersPage.look(employer.actor, { organisationId: employer.id, address })
  expect(looked.address).toBe(employer.feed)
  await connect(employer, { address })

  const { sources } = await careersPage.find(employer.actor, employer.id)
  expect(sources).toMatchObject([{ address: employer.feed, system: 'pinpoint', state: 'on' }])
})

test('connecting records who agreed, when, and to which words', async () => {
  const employer = await anEmployer()
  await connect(employer)

  const row = await db
    .selectFrom('source')
    .select(['agreedBy', 'agreedWords', 'agreedAt'])
    .where('organisationId', '=', employer.id)
    .executeTakeFirstOrThrow()
  expect(row.agreedBy).toBe(employer.actor.id)
  expect(row.agreedWords).toBe(agreementWords(employer.name))
  expect(Date.now() - Date.parse(row.agreedAt ?? '')).toBeLessThan(60_000)
  expect(await historyOf(server, employer.id)).toContain('feed-connected')
})

test('a list whose system wants to be asked is not looked at before a member agrees, which is recorded', async () => {
  const { actor, id, name } = await anEmployer()
  const host = `www.${uniqueWord().toLowerCase()}.co.uk`
  const list = `https://api.smartrecruiters.com/v1/companies/fen/postings`
  pages.set(host, `<a href="${list}">Our jobs</a>`)
  pages.set('api.smartrecruiters.com', JSON.stringify({ totalFound: 0, content: [] }))
  const asksFirst = { problems: [{ field: 'lookAgreed', message: problems.askFirst }] }
  const requestsThere = () => asked.filter((each) => each.startsWith('api.smartrecruiters.com'))

  for (const address of [list, `https://${host}/careers`])
    await expect(careersPage.look(actor, { organisationId: id, address })).rejects.toMatchObject(
      asksFirst,
    )
  expect(requestsThere()).toEqual([])
  expect(await historyOf(server, id)).not.toContain('feed-preview-agreed')

  const agreed = { organisationId: id, address: list, agreed: true }
  await careersPage.look(actor, agreed).catch(() => {})
  expect(requestsThere().length).toBeGreaterThan(0)
  const event = await db
    .selectFrom('organisationEvent')
    .select(['actorId', 'detail', 'createdAt'])
    .where('organisationId', '=', id)
    .where('action', '=', 'feed-preview-agreed')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    actorId: actor.id,
    detail: `${list}: ${lookWords(name)}`,
  })
  expect(Date.now() - Date.parse(event.createdAt)).toBeLessThan(60_000)
})

test('what is connected is read, and its adverts are those of the proved organisation', async () => {
  const employer = await anEmployer()
  const sourceId = await connect(employer)

  await services.sources.readDue()

  const [run] = (await services.sources.runsForDesk()).get(sourceId) ?? []
  expect(run).toMatchObject({ answer: 'content', isComplete: true, added: 2 })
  const jobs = await jobsOf(db, sourceId)
  expect(jobs).toMatchObject([
    { title: 'Senior carer', status: 'open', poster: 'proved', employerName: employer.name },
    { title: 'Registered nurse', sourceUrl: `${employer.board.careers}/en/postings/302` },
  ])
})

test.each([
  ['no address at all', 'Fen House', CAREERS_PROBLEMS.notAnAddress],
  ['an address on this machine', 'http://127.0.0.1/jobs', CAREERS_PROBLEMS.notAnAddress],
  ['a page that is not there', 'https://nobody.example.co.uk', CAREERS_PROBLEMS.unreachable],
  ['a site that does not answer', 'https://silent.example.co.uk', CAREERS_PROBLEMS.unreachable],
  ['a site that forbids it', 'https://closed.example.co.uk', CAREERS_PROBLEMS.refused],
])('of %s one sentence says what to do', async (_, typed, message) => {
  const { actor, id } = await anEmployer()

  await expect(
    careersPage.look(actor, { organisationId: id, address: typed }),
  ).rejects.toMatchObject({
    problems: [{ field: 'address', message }],
  })
})

test('a page without a board has none', async () => {
  const { actor, id } = await anEmployer()
  const host = `${uniqueWord().toLowerCase()}.co.uk`
  pages.set(host, '<html><a href="mailto:jobs@example.co.uk">Write to us</a></html>')

  await expect(
    careersPage.look(actor, { organisationId: id, address: host }),
  ).rejects.toMatchObject({
    problems: [{ field: 'address', message: CAREERS_PROBLEMS.nothingFound }],
  })
})

test('what its holder has opted out is not read', async () => {
  const { actor, id } = await anEmployer()
  const domain = `${uniqueWord().toLowerCase()}.co.uk`
  pages.set(`www.${domain}`, '<html></html>')
  await insertOptOut(db, domain, 'dns')

  await expect(
    careersPage.look(actor, { organisationId: id, address: `www.${domain}` }),
  ).rejects.toMatchObject({
    problems: [{ field: 'address', message: CAREERS_PROBLEMS.optedOut }],
  })
  expect(asked.filter((each) => each.startsWith(`www.${domain}`))).toEqual([])
})

test('an organisation that is not proved fetches and connects nothing', async () => {
  const employer = await anEmployer({ isProved: false })
  const before = asked.length

  for (const typed of [employer.board.careers, 'https://www.example.co.uk/careers'])
    await expect(
      careersPage.look(employer.actor, { organisationId: employer.id, address: typed }),
    ).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining('Show first that you act') }],
    })
  await expect(connect(employer)).rejects.toThrow()
  expect(asked.length).toBe(before)
})

test('without the tick nothing is connected', async () => {
  const employer = await anEmployer()

  await expect(connect(employer, { agreed: false })).rejects.toMatchObject({
    problems: [{ field: 'agreed', message: CAREERS_PROBLEMS.notAgreed }],
  })
})

test('only the list that the address leads to is connected', async () => {
  const employer = await anEmployer()
  const other = await anEmployer()

  await expect(connect(employer, { feed: other.feed })).rejects.toMatchObject({
    problems: [{ field: 'address', message: CAREERS_PROBLEMS.changed }],
  })
})

test('a list that another organisation has connected cannot be taken', async () => {
  const employer = await anEmployer()
  await connect(employer)
  const other = await anEmployer()

  const taken = connect({ ...other, board: employer.board, feed: employer.feed })
  await expect(taken).rejects.toMatchObject({
    problems: [{ message: expect.stringContaining('Another organisation has connected') }],
  })
})

test('connected twice at once, it is connected once', async () => {
  const employer = await anEmployer()

  const results = await Promise.allSettled([connect(employer), connect(employer)])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { sources } = await careersPage.find(employer.actor, employer.id)
  expect(sources).toHaveLength(1)
})

test('readers see the lists and change nothing; strangers see nothing', async () => {
  const employer = await anEmployer()
  const sourceId = await connect(employer)
  const { actor: reader } = await aMember(server, employer.id, 'reader')
  const { actor: stranger } = await aLoggedInPerson(server)
  const list = { organisationId: employer.id, sourceId }

  expect((await careersPage.find(reader, employer.id)).mayConnect).toBe(false)
  await expect(
    careersPage.look(reader, { organisationId: employer.id, address: employer.board.careers }),
  ).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(careersPage.disconnect(reader, list)).rejects.toMatchObject({ code: 'forbidden' })
  for (const act of [
    () => careersPage.find(stranger, employer.id),
    () =>
      careersPage.look(stranger, { organisationId: employer.id, address: employer.board.careers }),
    () => connect({ ...employer, actor: stranger }),
    () => careersPage.disconnect(stranger, list),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' })
})

test('nobody disconnects the list of another organisation through their own', async () => {
  const employer = await anEmployer()
  const sourceId = await connect(employer)
  const other = await anEmployer()

  const theirs = { organisationId: other.id, sourceId }
  await expect(careersPage.disconnect(other.actor, theirs)).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await careersPage.find(employer.actor, employer.id)).sources).toHaveLength(1)
})

test('a disconnected list is gone from the page, and can be connected again', async () => {
  const employer = await anEmployer()
  const sourceId = await connect(employer)

  await careersPage.disconnect(employer.actor, { organisationId: employer.id, sourceId })
  expect((await careersPage.find(employer.actor, employer.id)).sources).toEqual([])

  expect(await connect(employer)).toBe(sourceId)
})

test('another site cannot connect a list for somebody who is logged in', async () => {
  const employer = await anEmployer()
  const response = await app.inject({
    method: 'POST',
    url: `/organisations/${employer.id}/careers?form=connect`,
    cookies: employer.owner.cookies,
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      address: employer.board.careers,
      feed: employer.feed,
      agreed: 'on',
    }).toString(),
  })

  expect(response.statusCode).toBe(403)
  expect((await careersPage.find(employer.actor, employer.id)).sources).toEqual([])
})

test('an address that is too long is refused before anything is asked', async () => {
  const employer = await anEmployer()
  const before = asked.length
  for (const address of [`${employer.board.careers}/${'x'.repeat(300_000)}`, 'x'.repeat(300_000)])
    await expect(
      careersPage.look(employer.actor, { organisationId: employer.id, address }),
    ).rejects.toMatchObject({
      problems: [{ field: 'address', message: CAREERS_PROBLEMS.notAnAddress }],
    })
  expect(asked).toHaveLength(before)
})

test('a board of another name waits for the desk, which its employer sees, until the desk accepts it', async () => {
  const employer = await anEmployer()
  const board = createPinpointBoard(`other${uniqueWord().toLowerCase()}`)
  board.postings.push({ id: '1', title: 'Night nurse' })
  boards.set(board.host, board)
  onTestFinished(() => void boards.delete(board.host))
  const feed = `${board.careers}/postings.json`
  const sourceId = await connect(employer, { address: board.careers, feed })
  await services.sources.readDue()

  const heldOf = async () => (await careersPage.find(employer.actor, employer.id)).sources[0]?.held
  expect(await heldOf()).toBe('other-employer')
  expect(await jobsOf(db, sourceId)).toEqual([])
  const admin = await anAdmin(db)
  const { holds } = await services.sourceDesk.overview(admin)
  const hold = holds.find((one) => one.sourceId === sourceId)
  await services.sourceDesk.accept(admin, hold?.id ?? '')
  expect(await heldOf()).toBeNull()
  await services.sources.readDue()
  expect(await jobsOf(db, sourceId)).toMatchObject([{ title: 'Night nurse', status: 'open' }])
})
