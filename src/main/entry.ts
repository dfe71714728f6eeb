import type { FastifyBaseLogger } from 'fastify'
import { languageOf, LANGUAGES } from '#platform/languages/languages.ts'
import { withoutLanguage } from '#platform/languages/translated-paths.ts'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Config } from '#platform/config.ts'
import { createApp } from './app.ts'
import { createHealthApp } from '#platform/http/health.ts'
import { createPageCache } from './http/page-cache.ts'
import { createSessionCookies } from '#accounts/sessions/http/session-cookies.ts'
import { servePages, type PageHandler } from './pages/pages.ts'
import { addSamples } from '#board/jobs/samples/sample-jobs.ts'
import type { Observer } from './observability/observer.ts'
import { createPatternFinder } from './observability/page-patterns.ts'
import { createPlatform, type Platform } from '#platform/platform.ts'
import type { Resources } from '#platform/resources.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import type { Services } from '#platform/services.ts'
import { createServices } from './services.ts'
import { createTaskHandlers } from './tasks.ts'

export interface ServerOptions {
  config: Config
  resources: Resources
  logger: FastifyBaseLogger
  clientDir: string | null
  observers?: Observer[]
}

/**
 * The only entry of the server bundle. Services, API and pages share one module graph, so classes and
 * contexts are the same objects in all of them. The resources, which outlive a reload, are passed in.
 */
export async function createServer({
  config,
  resources,
  logger,
  clientDir,
  observers = [],
}: ServerOptions) {
  const platform = await createPlatform(resources, logger)
  const services = createServices(platform, config, logger)
  const { isReady } = resources
  const app =
    config.role === 'tasks'
      ? await createHealthApp({ isReady, logger })
      : await createWebApp({ config, services, logger, isReady, clientDir, observers })
  return {
    app,
    services,
    addSamples: () => addSamples(platform.db, indexJobs),
    /** Loads what every process caches, while the first requests run: a failure shows when a visitor needs it. */
    warmUp: async () => {
      if (config.role === 'tasks') return
      await Promise.allSettled([services.search.warmUp(), services.landing.warmUp()])
    },
    /** A process for the web alone only enqueues. */
    startTasks: async () => {
      if (config.role !== 'web') await startTasks(platform, services)
    },
    /** Runs what is due now, without a process that waits for more. */
    runTasks: () => platform.tasks.runDue(createTaskHandlers(services)),
  }
}

interface WebOptions extends Pick<ServerOptions, 'config' | 'logger' | 'clientDir'> {
  services: Services
  observers: Observer[]
  isReady(): Promise<boolean>
}

/** The API and the pages. */
async function createWebApp(options: WebOptions) {
  const { config, services, logger, isReady, clientDir, observers } = options
  const app = await createApp({
    config,
    services,
    logger,
    isReady,
    observe: (app) => observers.forEach((observer) => observer(app, findPattern)),
  })
  const { publicUrl, isLocal, operator, storedMonths } = config
  const cache = createPageCache()
  services.jobs.onChange(cache.clear)
  await servePages(app, {
    handle: createPageHandler(),
    services: {
      ...services,
      site: { publicUrl, isLocal, operator, storedMonths },
      cookies: createSessionCookies(),
      languages: LANGUAGES.map(({ code, name, path, direction, words }) => ({
        code,
        name,
        path,
        direction,
        offer: words.translation.offer,
      })),
      readOpenApi: () => app.swagger(),
    },
    publicUrl,
    cache,
    clientDir,
  })
  return app
}

const findPagePattern = createPatternFinder(
  Object.values(build.routes).flatMap((route) => (route?.parentId ? [route.path ?? ''] : [])),
)

/** The pattern of the page at a path in any language. */
function findPattern(path: string) {
  return findPagePattern(withoutLanguage(path, languageOf(path)))
}

/** The framework’s handler for each language; the addresses of a language share a path prefix. */
function createPageHandler(): PageHandler {
  const handlers = new Map(
    LANGUAGES.map(({ code, path }) => [
      code,
      createRequestHandler(path ? { ...build, basename: path } : build),
    ]),
  )
  return async (request, provider, { code }) => {
    const handle = handlers.get(code)
    if (!handle) throw new Error(`No pages are served in ${code}.`)
    return handle(request, provider)
  }
}

async function startTasks({ db, tasks }: Platform, services: Services) {
  await tasks.work(createTaskHandlers(services))
  // The new version may have another search index or other checks.
  await tasks.enqueue(db, 'maintain-search', {})
  await tasks.enqueue(db, 'recheck-sponsorship', {})
}
