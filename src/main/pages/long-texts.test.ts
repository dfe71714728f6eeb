import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aPostedJob, anApplicationForm } from '#tests/support/applications.ts'
import { aScene } from '#tests/support/every-call.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { anIp } from '#tests/support/people.ts'
import { aStartupForm } from '#tests/support/startup-form.ts'
import { serveStubPages } from '#tests/support/stub-pages.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'
import routes from '../../routes.ts'

const server = await openTestServer()
const { app, db, services } = server
let open: { path: string; params: Record<string, string> } = { path: '', params: {} }
await serveStubPages(server, async (request, context) => act(request, context))
const { people, job, applicationId } = await aScene(server)
const other = await aPostedJob(db, people.employer.actor)

/** What the page’s action gives to its form. */
async function act(request: Request, context: RouterContextProvider): Promise<Response> {
  const { file } = routes.find(({ path }) => path === open.path) ?? {}
  const { action } = await import(/* @vite-ignore */ `../../${file}`)
  const { data, init } = await action({ request, context, params: open.params })
  return Response.json(data, init)
}

const openedAt = services.formTimestamps.stamp(Date.now() - 10_000)
const MARK = crypto.randomUUID()
const REAL =
  'This text is longer than 20,000 characters. Paste the part about money, papers or pay.'
const LETTER = new File(['Welcome.'], 'letter.txt')
const MESSAGE = { field: 'text', limit: 4000, called: 'The message' }

/** Each form with its longest text. */
const FORMS: [string, { field: string; limit: number; called: string; fields?: object }][] = [
  ['real', { field: 'text', limit: 20_000, called: '' }],
  ['real', { field: 'text', limit: 20_000, called: '', fields: { file: LETTER } }],
  ['contact', { field: 'message', limit: 5000, called: 'The message' }],
  ['startup', { field: 'desc', limit: 5000, called: 'The description', fields: aStartupForm() }],
  ['report', { field: 'words', limit: 2000, called: 'The text', fields: { job: job.id } }],
  ['jobform/:id', { field: 'coverLetter', limit: 10_000, called: 'The cover letter' }],
  ['applications/:id', MESSAGE],
  ['applicants/:jobId/:applicationId', MESSAGE],
]

async function post(path: string, fields: Record<string, string | File>) {
  const isOwn = path === 'applications/:id'
  open = { path, params: { id: isOwn ? applicationId : other.id, jobId: job.id, applicationId } }
  const form =
    path === 'contact'
      ? {
          payload: new URLSearchParams(fields as Record<string, string>).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }
      : await asMultipart(fields)
  const url = `/${path.replaceAll(/:(\w+)/g, (_, name: string) => open.params[name] ?? '')}`
  const { cookies } = people[path.startsWith('applicants') ? 'employer' : 'applicant']
  const response = await app.inject({
    method: 'POST',
    url,
    cookies,
    remoteAddress: anIp(),
    ...form,
  })
  return { status: response.statusCode, ...response.json<{ errors: object; values: object }>() }
}

test.each(FORMS)(
  'a text that /%s has no room for comes back whole, with one sentence',
  async (path, { field, limit, called, fields }) => {
    const base =
      path === 'jobform/:id'
        ? anApplicationForm(other.id)
        : { intent: 'message', reason: 'other', email: 'ada@example.com', openedAt }
    const send = (text: string) => post(path, { ...base, ...fields, [field]: text })
    const text = MARK.padEnd(limit + 1, 'x')
    const says =
      called && `${called} is longer than ${limit.toLocaleString('en-GB')} characters. Shorten it.`

    const answer = await send(text)
    expect([answer.status, answer.errors]).toEqual([422, { [field]: says || REAL }])
    expect(answer.values).toMatchObject({ [field]: text })
    if (path !== 'contact') {
      // What no form takes has lost its end on the way.
      const cut = await send(MARK.padEnd(300_000, 'x'))
      expect([cut.status, Object.keys(cut.errors)]).toEqual([413, [field]])
      expect(cut.values).toMatchObject({ [field]: expect.stringContaining(MARK) })
    }

    const rows = Object.values(await readAllRows(db, { but: 'draft' })).flat()
    expect(rows.filter((row) => row.includes(MARK))).toEqual([])
  },
)
