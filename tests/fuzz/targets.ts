import { Parser } from 'htmlparser2'
import { CALLS, type CallName, type Scene } from '#tests/support/every-call.ts'
import { PAGES } from '#tests/support/page-caching.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import type { FuzzServer } from './server.ts'

export const ROLES = {
  visitor: 'anonymous',
  seeker: 'applicant',
  employer: 'employer',
  admin: 'owner',
} as const satisfies Record<string, keyof Scene['people']>

export type Role = keyof typeof ROLES

/** A valid request, from which hostile ones are made. */
export interface Request {
  method: string
  /** The path with `:name` for each parameter. */
  path: string
  params: Record<string, string>
  query: string[]
  fields: Record<string, unknown>
  encoding: 'none' | 'json' | 'urlencoded' | 'multipart'
}

export interface Target {
  name: string
  /** The requests for this scene; several if a page has several forms. */
  requests(scene: Scene, role: Role): Promise<Request[]>
}

/** Every call in the API’s description and every page with its forms. */
export function listTargets(server: FuzzServer): Target[] {
  return [...listCalls(server), ...Object.keys(PAGES).map((path) => pageTarget(server, path))]
}

interface Operation {
  parameters?: { name: string; in: string }[]
}

function listCalls({ app }: FuzzServer): Target[] {
  const paths = (app.swagger() as { paths?: Record<string, Record<string, Operation>> }).paths ?? {}
  return (Object.keys(CALLS) as CallName[]).map((name) => {
    const [method = '', template = ''] = name.split(' ')
    const operation = paths[template]?.[method.toLowerCase()]
    const query = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query')
    return {
      name,
      async requests(scene) {
        const sent: Sent = await CALLS[name](scene)
        return [
          {
            method,
            path: template.replaceAll(/\{(\w+)\}/g, ':$1'),
            params: sent.params ?? {},
            query: query.map((parameter) => parameter.name),
            fields: { ...sent.json, ...sent.form },
            encoding: sent.form ? 'multipart' : sent.json ? 'json' : 'none',
          },
        ]
      },
    }
  })
}

interface Sent {
  params?: Record<string, string>
  json?: object
  form?: Record<string, unknown>
}

const PAGE_QUERY = [
  'q',
  'page',
  'after',
  'category',
  'place',
  'country',
  'sort',
  'type',
  'answer',
  'radius',
  'pay',
  'token',
  'email',
  'next',
  'form',
  'id',
  'tick',
  'status',
  'from',
  'to',
  'days',
  'code',
  'step',
  'view',
]

function pageTarget(server: FuzzServer, path: string): Target {
  const page = `/${path.replace(/\*$/, 'nowhere').replaceAll('?', '')}`
  return {
    name: `page ${page}`,
    async requests(scene, role) {
      const get: Request = {
        method: 'GET',
        path: page,
        params: paramsOf(page, scene),
        query: PAGE_QUERY,
        fields: {},
        encoding: 'none',
      }
      const answer = await server.app.inject({
        url: fill(page, get.params),
        cookies: scene.people[ROLES[role]]?.cookies ?? {},
      })
      const forms = answer.statusCode === 200 ? formsOf(answer.body) : []
      const posts = forms.map((form) => ({ ...get, ...form, query: [] }))
      // A page may accept a form that is not shown to this person.
      const blind = {
        ...get,
        method: 'POST',
        encoding: 'urlencoded' as const,
        fields: { intent: '' },
      }
      return [get, { ...get, path: `${page}.data` }, ...posts, blind]
    },
  }
}

function paramsOf(page: string, scene: Scene): Record<string, string> {
  const { job, applicationId, startup, messageId } = scene
  const id = page.startsWith('/desk/startups')
    ? startup.id
    : /applications|interview/.test(page)
      ? applicationId
      : job.id
  const known: Record<string, string> = {
    jobId: job.id,
    applicationId,
    reference: startup.reference,
  }
  const names = [...page.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => [name, known[name] ?? (name === 'id' ? id : messageId)]),
  )
}

export function fill(path: string, params: Record<string, string>) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

/** A page’s forms with their values. */
function formsOf(html: string) {
  const forms: Pick<Request, 'method' | 'path' | 'params' | 'fields' | 'encoding'>[] = []
  let form: (typeof forms)[number] | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'form' && attributes.method?.toLowerCase() === 'post' && attributes.action) {
        const isMultipart = attributes.enctype === 'multipart/form-data'
        const encoding = isMultipart ? 'multipart' : 'urlencoded'
        form = { method: 'POST', path: attributes.action, params: {}, fields: {}, encoding }
        forms.push(form)
      }
      if (form && attributes.name) form.fields[attributes.name] = attributes.value ?? ''
    },
    onclosetag(name) {
      if (name === 'form') form = null
    },
  })
  parser.end(html)
  return forms
}

export async function encode({ fields, encoding }: Pick<Request, 'fields' | 'encoding'>) {
  if (encoding === 'json')
    return { type: 'application/json', body: Buffer.from(JSON.stringify(fields)) }
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map(
      (one) => [name, one instanceof File ? one : toText(one)] as const,
    ),
  )
  if (encoding === 'urlencoded') {
    const pairs = texts.map(([name, value]) => [name, String(value)])
    const body = Buffer.from(new URLSearchParams(pairs).toString())
    return { type: 'application/x-www-form-urlencoded', body }
  }
  const { payload, headers } = await asMultipart(Object.fromEntries(texts))
  return { type: headers['content-type'], body: payload }
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
