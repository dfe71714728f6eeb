import { matchRoutes, RouterContextProvider } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { english } from '#platform/languages/english.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { requestContext } from '#platform/pages/context.ts'
import type { Services } from '#platform/services.ts'
import routes from '../../../src/routes.ts'
import { anIp } from '../people.ts'
import { AREAS } from '../sweep/pages/areas.ts'
import type { Scene } from '../sweep/scene.ts'

const ORIGIN = 'http://localhost:3000'
const ROUTES = routes.map(({ path = '', file }) => ({ path, id: path || 'index', file }))

/** The paths of every page of the route table, in each state that the sweep knows. */
export function pathsOf(scene: Scene): string[] {
  const pages = Object.assign({}, ...Object.values(AREAS))
  const { key } = scene
  return [
    ...Object.entries<(typeof AREAS)[string][string]>(pages).flatMap(
      ([route, { at }]) => at?.(scene) ?? `/${route}`,
    ),
    '/saved/recent',
    `/applications/${key.id}/arrival.ics`,
    `/applications/${key.id}/interview.ics`,
    `/applicants/${key.jobId}/${key.id}/arrival.ics`,
    `/applicants/${key.jobId}/${key.id}/interview.ics`,
    `/post/upload/${scene.mendableId}/problems.csv`,
    `/post/upload/${scene.mendableId}/report.csv`,
  ]
}

/**
 * Everything that the loaders of a page and of the frame around it send to a person, as one text. It follows one
 * redirect: the address of a job contains its title.
 */
export async function readPage(services: Services, path: string, actor: Actor | null) {
  const first = await load(services, path, actor)
  const target = first.location && new URL(first.location, ORIGIN)
  if (!target || target.origin !== ORIGIN) return first.text
  const { text } = await load(services, `${target.pathname}${target.search}`, actor)
  return `${first.location} ${first.text} ${text}`
}

async function load(services: Services, path: string, actor: Actor | null) {
  const url = new URL(path, ORIGIN)
  const [match] = matchRoutes(ROUTES, url.pathname) ?? []
  if (!match) throw new Error(`No page has the path ${path}.`)
  const page = pageContext(services, actor)
  const context = new RouterContextProvider()
  context.set(requestContext, page as never)
  const { loader } = await import(/* @vite-ignore */ `../../../src/${match.route.file}`)
  const { loader: frame } = await import('../../../src/root.tsx')
  const request = new Request(url)
  const args = { context, request, url, params: match.params, pattern: match.route.path }
  const [around, own] = await Promise.all([answerOf(frame, args), answerOf(loader, args)])
  const location = own instanceof Response ? own.headers.get('location') : null
  const texts = [await toText(around), await toText(own), JSON.stringify(page.structuredData())]
  return { location, text: texts.join('\n') }
}

function answerOf(load: ((args: never) => unknown) | undefined, args: object): Promise<unknown> {
  return Promise.resolve()
    .then(() => load?.(args as never))
    .catch((thrown: unknown) => thrown)
}

function pageContext(services: Services, actor: Actor | null) {
  return {
    ...services,
    site: {
      publicUrl: ORIGIN,
      isLocal: false,
      operator: { name: 'Us', address: 'Here', number: null, privacyEmail: 'us@landfall.example' },
    },
    languages: [english],
    language: english,
    readOpenApi: () => ({ paths: {} }),
    requestId: 'canary',
    actor,
    visitor: { ip: anIp() },
    sessionToken: null,
    stepToken: null,
    flash: null,
    mailbox: null,
    situation: null,
    savedOnDevice: [],
    returnedForm: null,
    needsLogIn: false,
    isPrefetch: false,
    structuredData: () => [],
    yieldToOthers: async () => {},
    figure: null,
    log: { error() {} },
    failure: null,
    cacheScope: 'public',
    rendered: null,
  }
}

async function toText(answer: unknown): Promise<string> {
  if (answer instanceof Response) return answer.text()
  // What a person sees of any other error is no page, and its canaries would be missed.
  if (answer instanceof DomainError) return answer.message
  if (answer instanceof Error) throw answer
  return JSON.stringify(await settle(answer)) ?? ''
}

/** The value with its promises fulfilled. */
async function settle(value: unknown): Promise<unknown> {
  const known = await value
  if (Array.isArray(known)) return Promise.all(known.map(settle))
  if (known instanceof Map) return settle([...known])
  if (known instanceof Set) return settle([...known])
  if (known === null || typeof known !== 'object' || known instanceof Date) return known
  const entries = Object.entries(known).map(async ([name, part]) => [name, await settle(part)])
  return Object.fromEntries(await Promise.all(entries))
}
