import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountRoutes, signUpRoute } from '#accounts/accounts.routes.ts'
import { pictureRoutes, pictureUploadRoutes } from '#accounts/picture/picture.routes.ts'
import { exportRoutes } from '#accounts/settings/export/export.routes.ts'
import { arrivalFileRoutes } from '#hiring/arrival/files/arrival-files.routes.ts'
import { applicationRoutes, applyRoute } from '#hiring/applications/applications.routes.ts'
import { actionRoutes } from '#hiring/applications/actions/actions.routes.ts'
import { resumesZipRoutes } from '#hiring/resumes/zip/resumes-zip.routes.ts'
import { evidenceRoutes } from '#hiring/apply/evidence/evidence.routes.ts'
import { agentRoutes } from '#site/agents/agents.routes.ts'
import { partnerRoutes } from '#hiring/partner-api/calls/partner-api.routes.ts'
import { contactRoutes } from '#site/contact/contact.routes.ts'
import { adminRoutes } from '#moderation/desk/admin.routes.ts'
import { figureRoutes } from '#board/figures/figures.routes.ts'
import { reportRoutes } from '#hiring/figures-report/report.routes.ts'
import { dashboardRoutes } from '#hiring/dashboard/dashboard.routes.ts'
import { draftRoutes } from '#hiring/drafts/drafts.routes.ts'
import { checkedJobRoutes } from '#board/jobs/checked/checked-job.routes.ts'
import { jobRoutes } from '#board/jobs/jobs.routes.ts'
import { organisationRoutes } from '#organisations/organisations.routes.ts'
import { logoRoutes, postingRoutes, postJobRoute } from '#hiring/posting/postings.routes.ts'
import { profileRoutes } from '#hiring/profile/profile.routes.ts'
import { publishingRoutes } from '#site/publishing/publishing.routes.ts'
import { savedJobRoutes } from '#board/saved-jobs/saved-jobs.routes.ts'
import { realRoutes } from '#site/real/real.routes.ts'
import { searchRoutes } from '#board/search/search.routes.ts'
import { lawNoteRoutes } from '#hiring/posting/law/law-notes.routes.ts'
import { postingCheckRoutes } from '#sponsorship/stored-checks/posting-check.routes.ts'
import { sponsorSuggestRoutes } from '#sponsorship/suggest.routes.ts'
import {
  founderDocumentRoutes,
  openCaseRoute,
  startupRoutes,
} from '#founders/requests/startups.routes.ts'
import type { SessionCookies } from '#accounts/sessions/http/session-cookies.ts'
import type { Services } from '#platform/services.ts'

/** Options of all routes together; each route declares the part that it uses. */
interface RouteOptions extends Services {
  publicUrl: string
  cookies: SessionCookies
}

/** Calls below `/api/v1`. */
export const API_ROUTES: FastifyPluginAsyncZod<RouteOptions>[] = [
  jobRoutes,
  searchRoutes,
  checkedJobRoutes,
  sponsorSuggestRoutes,
  postingCheckRoutes,
  lawNoteRoutes,
  realRoutes,
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
  agentRoutes,
  figureRoutes,
  reportRoutes,
  dashboardRoutes,
  partnerRoutes,
]
