import type { FastifyBaseLogger } from 'fastify'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import { createPageCache } from './http/page-cache.ts'
import { createSessionCookies } from './http/session-cookies.ts'
import { servePages } from './http/pages.ts'
import type { Platform } from './platform/platform.ts'
import { createServices } from './services.ts'
import { createTaskHandlers } from './task-handlers.ts'

export interface ServerOptions {
  config: Config
  platform: Platform
  logger: FastifyBaseLogger
  clientDir: string | null
}

/**
 * The server bundle's only entry. Services, API and pages share one module graph, so a class or a
 * context made in one is the same object in the others; what must outlive a reload is passed in.
 */
export async function createServer({ config, platform, logger, clientDir }: ServerOptions) {
  const services = createServices(platform, config)
  const app = await createApp({ config, services, logger, isReady: platform.isReady })
  const { publicUrl, isLocal } = config
  const cache = createPageCache()
  services.jobs.onChange(cache.clear)
  await servePages(app, {
    handle: createRequestHandler(build),
    services: {
      ...services,
      site: { publicUrl, isLocal },
      cookies: createSessionCookies({ isHttps: publicUrl.startsWith('https:') }),
      readOpenApi: () => app.swagger(),
    },
    publicUrl,
    cache,
    clientDir,
  })
  return { app, services, tasks: createTaskHandlers(services) }
}
