import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { app, db, services } = await openTestServer()

let networks = 0
/** Each message comes from its own network, unless the test is about limits. */
const aNetwork = () => `203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`

const post = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = aNetwork()) =>
  app.inject({
    method: 'POST',
    url: '/mcp',
    remoteAddress,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const aRequest = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  params,
})

async function call(name: string, args: object, network = aNetwork()) {
  const response = await post(aRequest('tools/call', { name, arguments: args }), {}, network)
  expect(response.statusCode).toBe(200)
  return response.json().result
}

const MODERN_META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** A request without a handshake, as the revision of July 2026 has it. */
const postModern = (
  method: string,
  { params = {}, meta = {}, headers = {} }: Record<string, Record<string, unknown>> = {},
) =>
  post(aRequest(method, { ...params, _meta: { ...MODERN_META, ...meta } }), {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
    ...(headers as Record<string, string>),
  })

test.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2024-11-05', '2025-11-25'],
  [7, '2025-11-25'],
])('a client that asks for revision %s is answered in %s', async (protocolVersion, expected) => {
  const response = await post(
    aRequest('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'x' } }),
  )
  expect(response.json()).toMatchObject({
    jsonrpc: '2.0',
    id: 7,
    result: {
      protocolVersion: expected,
      capabilities: { tools: {} },
      serverInfo: { name: 'landfall' },
    },
  })
  expect(response.headers['mcp-session-id']).toBeUndefined()
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.headers['cache-control']).toBe('no-store')
})

test('a client of July 2026 discovers the server and its tools without a handshake', async () => {
  const found = (await postModern('server/discover')).json().result
  expect(found).toMatchObject({
    resultType: 'complete',
    supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
    capabilities: { tools: {} },
    cacheScope: 'public',
    _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'landfall' } },
  })
  const { tools, resultType } = (await postModern('tools/list')).json().result
  expect([resultType, tools.map(({ name }: { name: string }) => name)]).toEqual([
    'complete',
    ['check_employer', 'search_jobs', 'what_a_job_needs', 'check_text'],
  ])
  for (const { inputSchema, annotations } of tools) {
    expect([inputSchema.type, annotations.readOnlyHint]).toEqual(['object', true])
  }
})

test('a tool is called in either era', async () => {
  const params = { name: 'check_text', arguments: { text: 'See you on Monday.' } }
  const headers = { 'mcp-name': 'check_text' }
  const modern = (await postModern('tools/call', { params, headers })).json().result
  const encoded = { 'mcp-name': `=?base64?${Buffer.from('check_text').toString('base64')}?=` }
  expect((await postModern('tools/call', { params, headers: encoded })).statusCode).toBe(200)
  const legacy = await call('check_text', params.arguments)
  expect(modern).toMatchObject({ ...legacy, resultType: 'complete' })
  expect(JSON.parse(legacy.content[0].text)).toEqual(legacy.structuredContent)
})

test('a text’s work is told with the page of its rules', async () => {
  const text = 'We offer you the post of Senior Carer in Leeds. £31,300 per year, 39 hours a week.'
  const { structuredContent } = await call('check_text', { text })
  expect(structuredContent.facts).toContainEqual({
    says: expect.stringContaining('22 July 2025'),
    quote: 'Senior Carer',
    source: { title: expect.any(String), url: expect.stringContaining('/occupations/') },
    date: expect.stringMatching(/^20\d\d-/),
  })
})

test.each([
  ['another version in the header', { headers: { 'mcp-protocol-version': '2025-11-25' } }, -32020],
  [
    'a version of the future',
    {
      headers: { 'mcp-protocol-version': '2030-01-01' },
      meta: { 'io.modelcontextprotocol/protocolVersion': '2030-01-01' },
    },
    -32022,
  ],
  ['another method in the header', { headers: { 'mcp-method': 'tools/list' } }, -32020],
  ['another name in the header', { headers: { 'mcp-name': 'check_employer' } }, -32020],
  [
    'no capabilities',
    { meta: { 'io.modelcontextprotocol/clientCapabilities': undefined } },
    -32602,
  ],
])('a request of July 2026 with %s is refused', async (_, wrong, code) => {
  const { headers = {}, meta = {} } = wrong as Record<string, Record<string, unknown>>
  const response = await postModern('tools/call', {
    params: { name: 'check_text', arguments: { text: 'Hello' } },
    headers: { 'mcp-name': 'check_text', ...headers },
    meta,
  })
  expect([response.statusCode, response.json().error.code]).toEqual([400, code])
})

test('an unknown version in the header of an older request is refused with those we speak', async () => {
  const response = await post(aRequest('tools/list'), { 'mcp-protocol-version': '1900-01-01' })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toMatchObject({
    code: -32022,
    data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18'], requested: '1900-01-01' },
  })
})

test('a notification is accepted and answered with nothing', async () => {
  const response = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([response.statusCode, response.body]).toEqual([202, ''])
})

test.each([
  ['a batch', [aRequest('ping')], 400, 'Send one message at a time, not a batch.'],
  ['an answer', { jsonrpc: '2.0', id: 1, result: {} }, 400, 'Send a request of JSON-RPC 2.0.'],
  ['a number', '7', 400, 'Send a request of JSON-RPC 2.0.'],
  ['half a message', '{"jsonrpc":', 400, 'The server could not read that request.'],
  [
    'a megabyte',
    aRequest('x'.repeat(1024 * 1024)),
    413,
    'That is too large to send. Make it smaller, then send it again.',
  ],
  ['an unknown method', aRequest('tools/delete'), 200, 'There is no such method.'],
  ['a method of all objects', aRequest('constructor'), 200, 'There is no such method.'],
  ['an unknown tool', aRequest('tools/call', { name: 'post_job' }), 200, 'There is no such tool.'],
])('%s is answered with one clear sentence', async (_, payload, status, sentence) => {
  const response = await post(payload)
  expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining(sentence)])
})

test.each([
  ['check_employer', {}, 'Give the employer’s name as text of 1 to 120 characters.'],
  ['check_employer', { name: 'x'.repeat(121) }, 'Give the employer’s name as text'],
  ['check_employer', { name: 'A', town: 'Leeds' }, 'Give the employer’s name, and nothing else.'],
  ['search_jobs', { limit: 1000 }, 'Ask for 1 to 20 jobs.'],
  ['search_jobs', { sponsorship: 'certain' }, 'Give sponsorship as pass or open.'],
  ['what_a_job_needs', { occupation: 'flobnicator' }, 'No occupation fits ‘flobnicator’.'],
  ['check_text', { text: 7 }, 'Paste the message, or choose a file.'],
  ['check_text', { text: 'x'.repeat(20_001) }, 'This text is longer than 20,000 characters.'],
])('%s says in one sentence what is wrong with %o', async (name, args, sentence) => {
  expect(await call(name, args)).toEqual({
    content: [{ type: 'text', text: expect.stringContaining(sentence) }],
    isError: true,
  })
})

test('there is no stream to open and no session to end', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const response = await app.inject({ method, url: '/mcp' })
    expect([method, response.statusCode, response.headers['allow']]).toEqual([method, 405, 'POST'])
  }
})

test('a page of another site cannot ask, by whatever name it reaches us', async () => {
  const origin = await post(aRequest('tools/list'), { origin: 'https://evil.example' })
  const rebound = await post(aRequest('tools/list'), {
    host: 'evil.example',
    origin: 'http://evil.example',
  })
  expect([origin.statusCode, rebound.statusCode]).toEqual([403, 421])
})

test('an employer is found with its register entry, the day of it, and what that does not say', async () => {
  const name = `Oakmere X${uniqueWord()} Homes Ltd`
  await aSponsor(db, { name, towns: ['Leeds'] })
  const { structuredContent: found } = await call('check_employer', { name })
  expect(found.facts[0]).toMatchObject({
    says: expect.stringContaining(`${name} is on the register of licensed sponsors of`),
    quote: `${name} · Leeds · Skilled Worker: Worker (A rating)`,
    source: { url: expect.stringContaining('gov.uk') },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(found.notKnown.join(' ')).toContain('Anybody can write this name.')
  const { structuredContent: none } = await call('check_employer', {
    name: `Nobody ${uniqueWord()}`,
  })
  expect(none.summary).toContain('no sign of fraud')
})

test('every answer has a source and a day, also that nothing was found', async () => {
  const word = uniqueWord()
  await aSponsor(db, { name: `Oakmere ${word} Homes Ltd` })
  const answers = await Promise.all([
    call('check_employer', { name: `Oakmere ${word} Homes Ltd` }),
    call('check_employer', { name: `Nobody ${uniqueWord()}` }),
    call('search_jobs', { keywords: uniqueWord() }),
    call('check_text', { text: 'See you on Monday at ten.' }),
  ])
  for (const { structuredContent: found } of answers) {
    expect(found.facts.length).toBeGreaterThan(0)
    for (const { source, date } of found.facts) {
      expect(source.title).not.toBe('')
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  }
  const [known] = answers
  const count = known?.structuredContent.facts.find(({ says }: { says: string }) =>
    /Open jobs/.test(says),
  )
  expect(count.date).toBe(new Date().toISOString().slice(0, 10))
})

test('jobs come with their check, the advert’s words and its address', async () => {
  const word = uniqueWord()
  const job = await aJob(db, { title: `Nurse ${word}` })
  const { structuredContent: found } = await call('search_jobs', { keywords: word })
  expect(found.summary).toBe('Open jobs that fit: 1. Below: 1.')
  expect(found.facts[0]).toMatchObject({
    says: expect.stringContaining(`Nurse ${word}`),
    source: { url: expect.stringContaining(`/jobDetails/${job.id}`) },
  })
})

test('an occupation is found by code and by title, with the paragraph of each rule', async () => {
  const { structuredContent: found } = await call('what_a_job_needs', { occupation: 'care worker' })
  const { structuredContent: same } = await call('what_a_job_needs', { occupation: '6135' })
  expect(found.facts).toEqual(same.facts)
  expect(found.summary).toContain('nobody new from abroad can be sponsored in it')
  expect(found.facts[0]).toMatchObject({
    source: { title: expect.stringMatching(/\d/), url: expect.stringContaining('gov.uk') },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('a text’s words are quoted with the law, and the limit is that of the page', async () => {
  const network = aNetwork()
  const text = 'Hello. Pay the processing fee of £900 for your Certificate of Sponsorship today.'
  const { structuredContent: found } = await call('check_text', { text }, network)
  expect(found.summary).toContain('Alarm')
  expect(found.facts[0]).toMatchObject({
    quote: expect.stringContaining('£900'),
    source: { title: 'Employment Agencies Act 1973, s. 6' },
  })
  for (let time = 1; time < 30; time++) await services.real.check({ ip: network }, 'Hello')
  expect(await call('check_text', { text }, network)).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('Wait an hour, then check yours.') }],
  })
})

test('one network asks 300 questions in an hour', async () => {
  const network = aNetwork()
  for (let time = 0; time < 300; time++) await call('check_employer', {}, network)
  expect(await call('check_employer', {}, network)).toMatchObject({
    content: [{ text: expect.stringContaining('Too many questions') }],
  })
})

test('no tool calls anything safe or certain', async () => {
  const name = `Oakmere X${uniqueWord()} Homes Ltd`
  await aSponsor(db, { name })
  const answers = await Promise.all([
    call('check_employer', { name }),
    call('search_jobs', { sponsorship: 'open' }),
    call('what_a_job_needs', { occupation: '2231' }),
    call('what_a_job_needs', { occupation: '6135' }),
    call('check_text', { text: 'See you on Monday at ten.' }),
    call('check_text', { text: `${name} is on the list. Pay £900 for the slot.` }),
  ])
  const said = answers.flatMap(({ structuredContent: { summary, facts, notKnown } }) => [
    summary,
    ...notKnown,
    ...facts.map(({ says }: { says: string }) => says),
  ])
  const described = services.agents
    .listTools()
    .flatMap(({ title, description }) => [title, description])
  const CERTAIN = /\b(?:safe(?:ly)?|will|genuine|guaranteed?)\b/i
  expect([...said, ...described].filter((text) => CERTAIN.test(text))).toEqual([])
})
