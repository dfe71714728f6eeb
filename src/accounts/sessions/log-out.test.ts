import { expect, test } from 'vitest'
import { accountCalls } from '#tests/support/account-calls.ts'
import { aPerson, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db } = await openTestServer()
const { get, whoAmI } = accountCalls(app)

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

test('logging out ends this session for good, and no other', async () => {
  const person = await aPerson(db)
  const [here, elsewhere] = [await cookiesOf(app, person), await cookiesOf(app, person)]

  const response = await get('/user/logout', { headers: OWN_PAGE, cookies: here })

  expect([response.statusCode, response.body]).toEqual([200, 'Successfully logged out'])
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.headers['clear-site-data']).toBe('"cache"')
  const over = { value: '', maxAge: 0, path: '/', httpOnly: true, sameSite: 'Lax' }
  expect(response.cookies).toEqual([
    { name: 'session', ...over },
    { name: 'situation', ...over },
    { name: 'passport', ...over },
    { name: 'sponsor-lost', ...over },
    { name: 'saved', ...over },
    { name: 'founderCase', ...over },
    { name: 'mailed', value: '', maxAge: 0, path: '/' },
  ])
  expect(await whoAmI(here)).toBeNull()
  expect(await whoAmI(elsewhere)).toBe(person.email)
  const rows = db.selectFrom('session').select('id').where('accountId', '=', person.id)
  expect(await rows.execute()).toHaveLength(1)
})

test('logging out twice, or without a session, is fine', async () => {
  const cookies = await cookiesOf(app, await aPerson(db))
  await get('/user/logout', { headers: OWN_PAGE, cookies })

  const again = await get('/user/logout', { headers: OWN_PAGE, cookies })
  const nobody = await get('/user/logout', { headers: OWN_PAGE })

  expect([again.statusCode, nobody.statusCode]).toEqual([200, 200])
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a site beside ours', { 'sec-fetch-site': 'same-site' }],
  ['the address bar or a link in a mail', { 'sec-fetch-site': 'none' }],
  ['a browser that does not say', {}],
])('%s cannot log people out', async (_, headers) => {
  const person = await aPerson(db)
  const cookies = await cookiesOf(app, person)

  const response = await get('/user/logout', { headers, cookies })

  expect([response.statusCode, response.body]).toEqual([
    403,
    'This request came from another site, so it was not carried out.',
  ])
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(await whoAmI(cookies)).toBe(person.email)
})
