import { occupationPath } from '#contract/paths/occupation-paths.ts'
import { createAccounts } from '#server/accounts/accounts.service.ts'
import { createAlerts } from '#server/alerts/alerts.service.ts'
import { createAddresses } from '#server/addresses/addresses.service.ts'
import { createAnswerRate } from '#server/answer-rate/answer-rate.service.ts'
import { createApplications } from '#server/applications/applications.service.ts'
import { createArrival } from '#server/arrival/arrival.service.ts'
import { findLastApplication } from '#server/applications/apply/apply.queries.ts'
import type { Config } from '#server/platform/config.ts'
import { createContact } from '#server/contact/contact.service.ts'
import { changesOf, factsOf } from '#server/applications/notices/job-facts.ts'
import { createAdmin } from '#server/admin/admin.service.ts'
import { createDashboard } from '#server/dashboard/dashboard.service.ts'
import { createDrafts } from '#server/drafts/drafts.service.ts'
import { createEmployers } from '#server/employers/employers.service.ts'
import { createInterviews } from '#server/interviews/interviews.service.ts'
import { createFigures } from '#server/figures/figures.service.ts'
import { createFiguresReport } from '#server/figures-report/report.service.ts'
import { createJobs } from '#server/jobs/jobs.service.ts'
import { composeMail } from './mails.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { createCache } from '#server/platform/cache/cache.ts'
import { createOutbox } from '#server/platform/outbox/outbox.ts'
import type { Services } from '#server/platform/services.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ProofDecisions } from '#server/moderation/decisions/decide.service.ts'
import { findIdentifiers } from '#server/text-rules/identifiers/find-identifiers.ts'
import { proveByDecision, refuseProof } from '#server/organisations/proof/desk-decisions.ts'
import { requireHonestNames, screenJobsOf } from '#server/screening/screen-organisation.ts'
import { createOrganisations } from '#server/organisations/organisations.service.ts'
import { createModeration } from '#server/moderation/moderation.service.ts'
import { createSuspensionProposals } from '#server/moderation/decisions/propose-suspension.ts'
import { createProfiles } from '#server/profile/profile.service.ts'
import { createPostings } from '#server/postings/postings.service.ts'
import { createUploads } from '#server/postings/upload/uploads.service.ts'
import { createLanding } from '#server/search/landing/landing.service.ts'
import { createSavedJobs } from '#server/saved-jobs/saved-jobs.service.ts'
import { createScans } from '#server/scans/scans.service.ts'
import { createSearch } from '#server/search/search.service.ts'
import { createPublishing } from '#server/publishing/publishing.service.ts'
import { STATIC_PAGES } from '#server/publishing/sitemap/sitemap.ts'
import { createSuggestions } from '#server/search/suggestions/suggestions.service.ts'
import { createSponsorship } from '#server/sponsorship/sponsorship.service.ts'
import { createSponsorLoss } from '#server/sponsor-loss/sponsor-loss.service.ts'
import { createFounderPath } from '#server/startups/path/founder-path.service.ts'
import { createStartups } from '#server/startups/startups.service.ts'
import { createTemplates } from '#server/templates/templates.service.ts'
import { warningTitle } from '#server/warnings/warning-words.ts'
import { createWarnings } from '#server/warnings/warnings.service.ts'
import { createFormTimestamps } from '#server/visitors/form-timestamps.ts'

/** The effects on an organisation of a decision about its proof. */
const PROOF_DECISIONS: ProofDecisions = {
  prove: (db, { organisationId, adminId, evidence }) =>
    proveByDecision(db, { organisationId, deskActorId: adminId, evidence }),
  refuse: (db, { organisationId, adminId, because }) =>
    refuseProof(db, { organisationId, deskActorId: adminId, because }),
}

type PlatformParts = Pick<
  Platform,
  'db' | 'readDatabases' | 'tasks' | 'limits' | 'mail' | 'mailbox' | 'files' | 'outside'
>
type Settings = Pick<Config, 'ownerEmail' | 'publicUrl' | 'sessionSecret'> &
  Partial<Pick<Config, 'twoPersonRule'>>

export function createServices(platform: PlatformParts, settings: Settings): Services {
  const formTimestamps = createFormTimestamps(settings.sessionSecret)
  const cache = createCache()
  const cached = { ...platform, cache }
  const jobs = createJobs(cached)
  const { notifyJobsChanged } = jobs
  const sponsorship = createSponsorship(platform, { ...settings, notifyJobsChanged })
  const search = createSearch(cached)
  const landing = createLanding(cached, search)
  const employers = createEmployers(cached)
  const findPages = async () => [
    ...STATIC_PAGES,
    ...(await sponsorship.listOccupations()).map(occupationPath),
    ...(await employers.listPages()),
    ...(await landing.listLandingPages()),
  ]
  const savedJobs = createSavedJobs(platform, {
    ...settings,
    comparing: { factsOf, changesOf, takenDownWords: warningTitle('taken-down') },
  })
  const accounts = createAccounts(platform, settings, {
    personalData: PERSONAL_DATA,
    onLogIn: (accountId, { savedJobs: onDevice = [] }) => savedJobs.merge(accountId, onDevice),
    onJobsRemoved: notifyJobsChanged,
  })
  const { countWrongCodes, limitMails, suspendedAddresses } = accounts
  const addresses = createAddresses(platform, { ...settings, notifyJobsChanged })
  const postings = createPostings(platform, { notifyJobsChanged, sponsorship, addresses })
  const moderation = createModeration(platform, formTimestamps, {
    ...settings,
    notifyJobsChanged,
    findIdentifiers: (text) => findIdentifiers([text]),
    proofs: PROOF_DECISIONS,
  })
  const figures = createFigures(platform)
  const services: Services = {
    accounts,
    addresses,
    answerRate: createAnswerRate(platform),
    alerts: createAlerts(platform, {
      ...settings,
      search,
      findHeadlinesFor: sponsorship.findHeadlinesFor,
      limitMails,
    }),
    profiles: createProfiles(platform, { findLastApplication }),
    applications: createApplications(platform, { ...settings, addresses }),
    dashboard: createDashboard(platform, { addresses, figures, postings }),
    templates: createTemplates(platform.db),
    drafts: createDrafts(platform),
    scans: createScans(platform, settings),
    employers,
    figures,
    figuresReport: createFiguresReport(platform, figures),
    jobs,
    search,
    landing,
    suggestions: createSuggestions(platform, search),
    admin: createAdmin(platform, {
      ...settings,
      notifyJobsChanged,
      countWrongCodes,
      suspendedAddresses,
      proposeSuspension: createSuspensionProposals(settings.twoPersonRule ?? 'auto'),
    }),
    moderation,
    arrival: createArrival(platform, {
      ...settings,
      reportDemand: moderation.reports.reportDemand,
    }),
    interviews: createInterviews(platform, settings),
    sponsorLoss: createSponsorLoss(cached, settings),
    warnings: createWarnings(platform),
    organisations: createOrganisations(platform, {
      ...settings,
      notifyJobsChanged,
      screening: { requireHonestNames, screenJobsOf },
    }),
    savedJobs,
    postings,
    uploads: createUploads(platform, {
      ...settings,
      notifyJobsChanged,
      sponsorship,
      postings,
    }),
    publishing: createPublishing(cached, search, { ...settings, findPages }),
    contact: createContact(platform, formTimestamps, settings),
    startups: createStartups(platform, formTimestamps, settings),
    founderPath: createFounderPath(),
    sponsorship,
    formTimestamps,
    mailbox: platform.mailbox,
    outbox: createOutbox(platform, (mail) => composeMail(mail, services)),
  }
  return services
}
