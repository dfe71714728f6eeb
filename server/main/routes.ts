import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountRoutes, signUpRoute } from '#server/accounts/accounts.routes.ts'
import { pictureRoutes, pictureUploadRoutes } from '#server/accounts/picture/picture.routes.ts'
import { exportRoutes } from '#server/accounts/settings/export/export.routes.ts'
import { arrivalFileRoutes } from '#server/arrival/files/arrival-files.routes.ts'
import { applicationRoutes, applyRoute } from '#server/applications/applications.routes.ts'
import { actionRoutes } from '#server/applications/actions/actions.routes.ts'
import { resumesZipRoutes } from '#server/applications/resumes/zip/resumes-zip.routes.ts'
import { evidenceRoutes } from '#server/applications/evidence/evidence.routes.ts'
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
import { postingCheckRoutes } from '#server/sponsorship/posting-check.routes.ts'
import { sponsorSuggestRoutes } from '#server/sponsorship/suggest.routes.ts'
import { sponsorshipRoutes } from '#server/sponsorship/sponsorship.routes.ts'
import {
  founderDocumentRoutes,
  openCaseRoute,
  startupRoutes,
} from '#server/startups/startups.routes.ts'
import type { SessionCookies } from '#server/http/session-cookies.ts'
import type { Services } from '#server/platform/services.ts'

/** Options of all routes together; each route declares the part that it uses. */
interface RouteOptions extends Services {
  publicUrl: string
  cookies: SessionCookies
}

/** Calls below `/api/v1`. */
export const API_ROUTES: FastifyPluginAsyncZod<RouteOptions>[] = [
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
export const ROOT_ROUTES: FastifyPluginAsyncZod<RouteOptions>[] = [
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
