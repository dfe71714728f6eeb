import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod'
import { nanoid } from 'nanoid'
import { DomainError } from '#contract/errors.ts'
import { accountRoutes, signUpRoute } from '#server/accounts/accounts.routes.ts'
import { pictureRoutes, pictureUploadRoutes } from '#server/accounts/picture/picture.routes.ts'
import { exportRoutes } from '#server/accounts/settings/export/export.routes.ts'
import { arrivalFileRoutes } from '#server/arrival/files/arrival-files.routes.ts'
import { applicationRoutes, applyRoute } from '#server/applications/applications.routes.ts'
import { actionRoutes } from '#server/applications/actions/actions.routes.ts'
import { resumesZipRoutes } from '#server/applications/resumes/zip/resumes-zip.routes.ts'
import { evidenceRoutes } from '#server/applications/evidence/evidence.routes.ts'
import type { Config } from '#server/config.ts'
import { contactRoutes } from '#server/contact/contact.routes.ts'
import { adminRoutes } from '#server/admin/admin.routes.ts'
import { figureRoutes } from '#server/figures/figures.routes.ts'
import { reportRoutes } from '#server/figures-report/report.routes.ts'
import { dashboardRoutes } from '#server/dashboard/dashboard.routes.ts'
import { draftRoutes } from '#server/drafts/drafts.routes.ts'
import { jobRoutes } from '#server/jobs/jobs.routes.ts'
import { organisationRoutes } from '#server/organisations/organisations.routes.ts'
import { logoRoutes, postingRoutes, postJobRoute } from '#server/postings/postings.routes.ts'
import { profileRoutes } from '#server/profile/profile.routes.ts'
import { publishingRoutes } from '#server/publishing/publishing.routes.ts'
import { savedJobRoutes } from '#server/saved-jobs/saved-jobs.routes.ts'
import { searchRoutes } from '#server/search/search.routes.ts'
import type { Services } from '#server/services.ts'
import { postingCheckRoutes } from '#server/sponsorship/posting-check.routes.ts'
import { sponsorSuggestRoutes } from '#server/sponsorship/suggest.routes.ts'
import { sponsorshipRoutes } from '#server/sponsorship/sponsorship.routes.ts'
import {
  founderDocumentRoutes,
  openCaseRoute,
  startupRoutes,
} from '#server/startups/startups.routes.ts'
import { setDefaultCacheControl } from './caching.ts'
import { prefixCookies } from './cookie-prefix.ts'
import { sendFailure } from './errors.ts'
import { healthRoutes } from './health.ts'
import { rejectOtherHosts } from './hosts.ts'
import { limitLoad } from './load-limit.ts'
import { registerOpenApi } from './openapi.ts'
import { logRequests } from './request-log.ts'
import { rejectBadTargets } from './request-target.ts'
import { plainSecurityHeaders, setSecurityHeaders } from './security.ts'
import { finishRequestsOnClose } from './shutdown.ts'
import { cutSlowBodies } from './slow-bodies.ts'
import { addAuthentication } from './session.ts'
import { createSessionCookies, type SessionCookies } from './session-cookies.ts'

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

interface RouteOptions extends Services {
  publicUrl: string
  cookies: SessionCookies
}

/** Calls below `/api/v1`. */
const API_ROUTES: FastifyPluginAsyncZod<RouteOptions>[] = [
  jobRoutes,
  searchRoutes,
  sponsorshipRoutes,
  sponsorSuggestRoutes,
  postingCheckRoutes,
  accountRoutes,
  signUpRoute,
  draftRoutes,
  savedJobRoutes,
  pictureUploadRoutes,
  postJobRoute,
  postingRoutes,
  applyRoute,
  applicationRoutes,
  actionRoutes,
  resumesZipRoutes,
  arrivalFileRoutes,
  evidenceRoutes,
  profileRoutes,
  startupRoutes,
  founderDocumentRoutes,
]

/** Files, feeds and the specification's own paths. */
const ROOT_ROUTES: FastifyPluginAsyncZod<RouteOptions>[] = [
  exportRoutes,
  pictureRoutes,
  logoRoutes,
  contactRoutes,
  organisationRoutes,
  adminRoutes,
  openCaseRoute,
  publishingRoutes,
  figureRoutes,
  reportRoutes,
  dashboardRoutes,
]

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
