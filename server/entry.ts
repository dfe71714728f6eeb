import type { FastifyBaseLogger } from 'fastify'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import { createPageCache } from './http/page-cache.ts'
import { createSessionCookies } from './http/session-cookies.ts'
import { servePages } from './http/pages.ts'
import { addSamples } from './jobs/samples/sample-jobs.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import type { Resources } from './platform/resources.ts'
import { indexJobs } from './search/index/index-jobs.ts'
import { createServices, type Services } from './services.ts'
import { createTaskHandlers } from './task-handlers.ts'

export interface ServerOptions {
  config: Config
  resources: Resources
  logger: FastifyBaseLogger
  clientDir: string | null
}

/**
 * The only entry of the server bundle. Services, API and pages share one module graph, so classes and
 * contexts are the same objects in all of them. The resources, which outlive a reload, are passed in.
 */
export async function createServer({ config, resources, logger, clientDir }: ServerOptions) {
  const platform = await createPlatform(resources)
  const services = createServices(platform, config)
  const app = await createApp({ config, services, logger, isReady: resources.isReady })
  const { publicUrl, isLocal } = config
  const cache = createPageCache()
  services.jobs.onChange(cache.clear)
  await servePages(app, {
    handle: createRequestHandler(build),
    services: {
      ...services,
      site: { publicUrl, isLocal },
      cookies: createSessionCookies(),
      readOpenApi: () => app.swagger(),
    },
    publicUrl,
    cache,
    clientDir,
  })
  return {
    app,
    services,
    addSamples: () => addSamples(platform.db, indexJobs),
    startTasks: () => startTasks(platform, services),
  }
}

async function startTasks({ db, tasks }: Platform, services: Services) {
  await tasks.work(createTaskHandlers(services))
  // The new version may have another search index or other checks.
  await tasks.enqueue(db, 'maintain-search', {})
  await tasks.enqueue(db, 'recheck-sponsorship', {})
}
