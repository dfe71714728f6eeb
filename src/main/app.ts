import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { nanoid } from 'nanoid'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Config } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'
import { setDefaultCacheControl } from '#platform/http/answers/caching.ts'
import { prefixCookies } from '#accounts/sessions/http/cookie-prefix.ts'
import { sendFailure } from '#platform/http/answers/errors.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { rejectOtherHosts } from '#platform/http/limits/hosts.ts'
import { limitLoad } from '#platform/http/limits/load-limit.ts'
import { limitChanges } from './http/limit-changes.ts'
import { registerOpenApi } from './http/openapi.ts'
import { logRequests } from '#platform/http/request-log.ts'
import { rejectBadTargets } from '#platform/http/limits/request-target.ts'
import { plainSecurityHeaders, setSecurityHeaders } from '#platform/http/security.ts'
import { finishRequestsOnClose } from '#platform/http/shutdown.ts'
import { cutSlowBodies } from '#platform/http/limits/slow-bodies.ts'
import { forgetShownForms } from '#accounts/returned-forms/forget-shown-forms.ts'
import { refuseOthersCalls } from '#accounts/returned-forms/of-another-page.ts'
import { addAuthentication } from '#accounts/sessions/http/session.ts'
import { createSessionCookies } from '#accounts/sessions/http/session-cookies.ts'
import { API_ROUTES, ROOT_ROUTES } from './routes.ts'

export interface AppOptions {
  config: Pick<Config, 'publicUrl' | 'otherHosts' | 'trustProxy'>
  services: Services
  isReady(): Promise<boolean>
  /** Watches requests: its hooks see them first. */
  observe?(app: FastifyInstance): void
  logger: FastifyBaseLogger
}

const JSON_BODY_LIMIT = 1024 * 1024
const REQUEST_ID_LENGTH = 12
/** Long enough for ten megabytes over a slow mobile network. */
const REQUEST_TIMEOUT_MS = 5 * 60_000

/** The server, in the order in which a request passes through: log, headers, compression, routes. */
export async function createApp({ config, services, isReady, logger, observe }: AppOptions) {
  const isHttps = config.publicUrl.startsWith('https:')
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.headers(plainSecurityHeaders({ isHttps }))),
    genReqId: () => nanoid(REQUEST_ID_LENGTH),
    requestIdHeader: false,
    bodyLimit: JSON_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    // With `finishRequestsOnClose`: idle connections are closed at once.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendFailure)
  finishRequestsOnClose(app)
  observe?.(app as unknown as FastifyInstance)
  logRequests(app)
  await setSecurityHeaders(app, { isHttps })
  if (isHttps) prefixCookies(app)
  rejectBadTargets(app)
  rejectOtherHosts(app, config)
  cutSlowBodies(app)
  limitLoad(app)
  const cookies = createSessionCookies()
  addAuthentication(app, { sessions: services.accounts.sessions, cookies })
  refuseOthersCalls(app)
  limitChanges(app, services.limits)
  forgetShownForms(app, services.accounts.returnedForms)
  setDefaultCacheControl(app)
  // Before compression, which turns the body into a stream that cannot be tagged.
  await app.register(etag, { weak: true })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await registerOpenApi(app, config)
  await app.register(healthRoutes, {
    isStopping: app.isStopping,
    isDatabaseReady: isReady,
  })
  const options = { ...services, publicUrl: config.publicUrl, cookies }
  for (const routes of API_ROUTES) await app.register(routes, { prefix: '/api/v1', ...options })
  for (const routes of ROOT_ROUTES) await app.register(routes, options)
  app.addHook('onClose', () => services.figures.flush())
  app.all('/api/*', () => {
    throw new DomainError('not_found')
  })
  return app
}
