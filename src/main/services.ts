import { setTimeout as pause } from 'node:timers/promises'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import { createAgents } from '#site/agents/agents.service.ts'
import { createAccounts } from '#accounts/accounts.service.ts'
import { createAlerts } from '#board/alerts/alerts.service.ts'
import { createAddresses } from '#accounts/addresses/addresses.service.ts'
import { createAnswerRate } from '#hiring/answer-rate/answer-rate.service.ts'
import { createApplications } from '#hiring/applications/applications.service.ts'
import { createArrival } from '#hiring/arrival/arrival.service.ts'
import type { Config } from '#platform/config.ts'
import { createContact } from '#site/contact/contact.service.ts'
import { createAdmin } from '#moderation/desk/admin.service.ts'
import { createDashboard } from '#hiring/dashboard/dashboard.service.ts'
import { createDrafts } from '#hiring/drafts/drafts.service.ts'
import { createEmployers } from '#board/employers/employers.service.ts'
import { createInterviews } from '#hiring/interviews/interviews.service.ts'
import { createFigures } from '#board/figures/figures.service.ts'
import { createFiguresReport } from '#hiring/figures-report/report.service.ts'
import { createJobs } from '#board/jobs/jobs.service.ts'
import { composeMail } from './mails.ts'
import { createOldData, type SweepLog } from './sweep/old-data.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { createCache } from '#platform/cache/cache.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { Platform } from '#platform/platform.ts'
import type { ProofDecisions } from '#moderation/decisions/decide.service.ts'
import { findIdentifiers } from '#safety/text-rules/identifiers/find-identifiers.ts'
import { endProofs, proveByDecision, refuseProof } from '#organisations/proof/proof-changes.ts'
import { requireOwnName } from '#board/screening/names/person-name.ts'
import { rereadBatch } from '#board/screening/reread-jobs.ts'
import { requireHonestNames } from '#board/screening/screen-organisation.ts'
import { countTogether } from '#organisations/people/count-together.ts'
import { createOrganisations } from '#organisations/organisations.service.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import { createModeration } from '#moderation/moderation.service.ts'
import { createSuspensionProposals } from '#moderation/decisions/suspending/proposals.ts'
import { createProfiles } from '#hiring/profile/profile.service.ts'
import { createStillOpen } from '#hiring/still-open/still-open.service.ts'
import { createPartners } from '#hiring/partner-api/calls/partner-jobs.service.ts'
import { createPostings } from '#hiring/posting/postings.service.ts'
import { createUploads } from '#hiring/upload/uploads.service.ts'
import { createLanding } from '#board/landing/landing.service.ts'
import { createAdminGuard } from '#moderation/desk/log/admin-guard.ts'
import { createFeedFetcher, type FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import { createHostTurns } from '#board/sources/fetching/host-turns.queries.ts'
import { POLITENESS } from '#board/sources/fetching/politeness.ts'
import { createOptOut } from '#board/sources/opt-out/opt-out.service.ts'
import { createSourceOverview } from '#board/sources/overview/overview.service.ts'
import { createSources } from '#board/sources/sources.service.ts'
import { createCareersPage } from '#hiring/careers-page/careers-page.service.ts'
import { createSourceDesk } from '#moderation/sources/source-desk.service.ts'
import { createSavedJobs } from '#board/saved-jobs/saved-jobs.service.ts'
import { createScans } from '#moderation/scans/scans.service.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'
import { createPublishing } from '#site/publishing/publishing.service.ts'
import { STATIC_PAGES } from '#site/publishing/sitemap/sitemap.ts'
import { createSuggestions } from '#board/search/suggestions/suggestions.service.ts'
import { createLetters } from '#site/letter/letter.service.ts'
import { createReal } from '#site/real/real.service.ts'
import { createSponsorship } from '#sponsorship/sponsorship.service.ts'
import { createSponsorLoss } from '#hiring/sponsor-loss/sponsor-loss.service.ts'
import { createFounderPath } from '#founders/path/founder-path.service.ts'
import { createStartups } from '#founders/requests/startups.service.ts'
import { createTemplates } from '#hiring/templates/templates.service.ts'
import { isFreeMail } from '#safety/text-rules/mail-domains.ts'
import { createWarnings } from '#safety/warnings/warnings.service.ts'
import { createFormTimestamps } from '#accounts/visitors/form-timestamps.ts'

/** The effects on an organisation of a decision about its proof. */
const PROOF_DECISIONS: ProofDecisions = {
  prove: (db, { adminId, ...proof }) =>
    proveByDecision(db, indexJobs, { deskActorId: adminId, ...proof }),
  takeBack: (db, organisationId) =>
    endProofs(db, indexJobs, { organisationId, because: 'We have taken our decision back.' }),
  refuse: (db, { organisationId, adminId, because }) =>
    refuseProof(db, { organisationId, deskActorId: adminId, because }),
}

type PlatformParts = Pick<
  Platform,
  'db' | 'readDatabases' | 'tasks' | 'limits' | 'mail' | 'mailbox' | 'files' | 'outside'
> & {
  /** Reads lists of adverts at other hosts, and the clock of that; tests have their own. */
  feeds?: FeedFetcher | undefined
  feedClock?: (() => Date) | undefined
}
type Settings = Pick<Config, 'ownerEmail' | 'publicUrl' | 'sessionSecret'> &
  Partial<Pick<Config, 'twoPersonRule' | 'firstLook' | 'storedMonths'>>

export function createServices(parts: PlatformParts, settings: Settings, log?: SweepLog): Services {
  const { firstLook = 'off' } = settings
  const limits = countTogether(parts)
  const platform = { ...parts, limits }
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
  const savedJobs = createSavedJobs(platform, settings)
  const accounts = createAccounts(platform, settings, {
    personalData: PERSONAL_DATA,
    onLogIn: (accountId, { savedJobs: onDevice = [] }) => savedJobs.merge(accountId, onDevice),
    onJobsRemoved: notifyJobsChanged,
    requireOwnName,
  })
  const { countWrongCodes, limitMails, suspendedAddresses } = accounts
  const addresses = createAddresses(platform, {
    ...settings,
    notifyJobsChanged,
    isFreeMail,
    isProved: (organisationId) => isProved(platform.db, organisationId),
  })
  const postings = createPostings(platform, {
    publicUrl: settings.publicUrl,
    notifyJobsChanged,
    sponsorship,
    addresses,
    firstLook,
  })
  const moderation = createModeration(platform, formTimestamps, {
    ...settings,
    notifyJobsChanged,
    firstLook,
    findIdentifiers: (text) => findIdentifiers([text]),
    proofs: PROOF_DECISIONS,
  })
  const real = createReal(platform)
  const figures = createFigures(platform)
  const applications = createApplications(platform, { ...settings, addresses })
  const { takeBackOffers } = applications.actions
  const clock = {
    now: Date.now,
    wait: (milliseconds: number) => pause(milliseconds),
    limit: (milliseconds: number) => AbortSignal.timeout(milliseconds),
  }
  const fetcher =
    platform.feeds ??
    createFeedFetcher({
      outside: platform.outside,
      clock,
      publicUrl: settings.publicUrl,
      turns: createHostTurns({ db: platform.db, clock }, POLITENESS),
    })
  const sources = createSources(platform, {
    ...settings,
    fetcher,
    desk: createAdminGuard(platform.db),
    indexJobs,
    notifyJobsChanged,
    now: platform.feedClock,
  })
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
    profiles: createProfiles(platform),
    applications,
    dashboard: createDashboard(platform, { addresses, figures, postings, takeBackOffers }),
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
      indexJobs,
      screening: {
        requireHonestNames,
        rereadBatch: (db, id) => rereadBatch(db, id, firstLook),
      },
      releaseProved: postings.releaseProved,
    }),
    savedJobs,
    partners: createPartners(platform, { postings, publicUrl: settings.publicUrl }),
    postings,
    sources,
    sourceOverview: createSourceOverview(cached),
    sourceDesk: createSourceDesk(platform, { sources }),
    careersPage: createCareersPage(platform, { sources, sponsorship, fetcher }),
    optOut: createOptOut(platform, { ...settings, notifyJobsChanged }),
    stillOpen: createStillOpen(platform, { ...settings, postings }),
    uploads: createUploads(platform, {
      ...settings,
      notifyJobsChanged,
      sponsorship,
      postings,
    }),
    publishing: createPublishing(cached, search, { ...settings, findPages }),
    real,
    letters: createLetters(platform, real, settings),
    agents: createAgents(platform, settings, { employers, real, search, sponsorship }),
    contact: createContact(platform, formTimestamps, settings),
    startups: createStartups(platform, formTimestamps, settings),
    founderPath: createFounderPath(),
    sponsorship,
    formTimestamps,
    oldData: createOldData(platform, { ...settings, accounts, log }),
    limits,
    mailbox: platform.mailbox,
    outbox: createOutbox(platform, (mail) => composeMail(mail, services)),
  }
  return services
}
