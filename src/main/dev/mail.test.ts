import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import { loader as loadHtml } from './mail-html.route.ts'
import { loader } from './mail.route.tsx'

const mail = { id: '1', at: '', to: '', subject: 'Hello', text: 'Hi', html: '<script>1</script>' }
const mailbox = {
  send: async () => {},
  list: async () => [mail],
  find: async (id: string) => (id === mail.id ? mail : null),
}

function visit(load: typeof loader | typeof loadHtml, facts: object, id?: string) {
  const context = new RouterContextProvider()
  context.set(requestContext, facts as never)
  return Promise.resolve(load({ context, params: { id } } as never))
}

test.each([
  ['mail really leaves', { mailbox: null, site: { isLocal: true } }],
  ['the address is public', { mailbox, site: { isLocal: false } }],
])('there is no mailbox where %s', async (_, facts) => {
  for (const load of [loader, loadHtml]) {
    await expect(visit(load, facts, '1')).rejects.toMatchObject({ init: { status: 404 } })
  }
})

test('a mail that is not there is not found', async () => {
  const facts = { mailbox, site: { isLocal: true } }

  await expect(visit(loader, facts, '2')).rejects.toMatchObject({ init: { status: 404 } })
})

test('the HTML of a mail can neither run, load nor send anything', async () => {
  const response = (await visit(loadHtml, { mailbox, site: { isLocal: true } }, '1')) as Response

  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; .*; sandbox$/)
  expect(policy).not.toContain('script')
})
