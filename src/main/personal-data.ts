import type { PersonalData } from '#accounts/settings/export/personal-data.ts'
import { deleteAlertsOf, readAlerts } from '#board/alerts/owners/personal-data.ts'
import { deleteSecondFactor, readSecondFactor } from '#accounts/second-factor/personal-data.ts'
import { deleteAddresses, readAddresses } from '#accounts/addresses/addresses.queries.ts'
import { deleteSessions, readSessions } from '#accounts/sessions/sessions.queries.ts'
import {
  countLeaving,
  deleteJobsOf,
  findResumeFiles,
  listOpen,
  readApplications,
  readResumes,
} from '#hiring/applications/people/applications.personal-data.ts'
import { findMessageFiles, readMessages } from '#hiring/talk/personal-data.ts'
import { deleteTeamWork, readTeamWork } from '#hiring/team/team.personal-data.ts'
import {
  deleteArrivals,
  deleteOfferTerms,
  findArrivalFiles,
  readArrivals,
  readOfferTerms,
} from '#hiring/arrival/arrival.personal-data.ts'
import { deleteDrafts, readDrafts } from '#hiring/drafts/drafts.queries.ts'
import {
  deleteInterviews,
  listBooked,
  readInterviews,
} from '#hiring/interviews/people/interviews.personal-data.ts'
import { readOwnedJobs } from '#board/jobs/stored/owned-jobs.queries.ts'
import { deleteSourcesOf, readSources } from '#board/sources/personal-data.ts'
import { readSavedJobs } from '#board/saved-jobs/marks/personal-data.ts'
import { deleteUploads, readUploads } from '#hiring/upload/uploads.queries.ts'
import { readProfile } from '#hiring/profile/profile.queries.ts'
import { deleteMemberships, readMemberships } from '#organisations/people/personal-data.ts'
import { findReportPictures, readReports } from '#moderation/reports/reports.personal-data.ts'
import {
  deleteFounderCases,
  findCaseFiles,
  readFounderCases,
} from '#founders/cases/personal-data.ts'
import { readPartnerKeys } from '#hiring/partner-api/keys/partner-keys.queries.ts'
import {
  deleteSponsorLoss,
  readSponsorLoss,
} from '#hiring/sponsor-loss/sponsor-loss.personal-data.ts'

/** The database deletes these with the account’s row, or takes the account’s id off them. */
const withAccount = async () => {}

/** Every feature that stores data about people must be listed here, for the export and for deletion. */
export const PERSONAL_DATA: PersonalData = {
  devices: { read: readSessions, delete: (db, accountId) => deleteSessions(db, accountId) },
  secondStep: { read: readSecondFactor, delete: deleteSecondFactor },
  alerts: { read: readAlerts, delete: deleteAlertsOf },
  savedJobs: { read: readSavedJobs, delete: withAccount },
  drafts: { read: readDrafts, delete: deleteDrafts },
  // First: what stays with an organisation that has other members no longer belongs to the person.
  organisations: { read: readMemberships, delete: deleteMemberships },
  // After the memberships: the ones left are of organisations without anybody else.
  sources: { read: readSources, delete: deleteSourcesOf },
  addresses: { read: readAddresses, delete: deleteAddresses },
  arrivals: { read: readArrivals, delete: deleteArrivals, findFiles: findArrivalFiles },
  offers: { read: readOfferTerms, delete: deleteOfferTerms },
  interviews: { read: readInterviews, delete: deleteInterviews, listEnding: listBooked },
  sponsorLoss: { read: readSponsorLoss, delete: deleteSponsorLoss },
  // Before the jobs: texts written about applicants are found through the owner of the job.
  teamWork: { read: readTeamWork, delete: deleteTeamWork },
  applications: {
    read: readApplications,
    delete: (db, accountId) => countLeaving(db, accountId),
    listEnding: listOpen,
    findFiles: findResumeFiles,
  },
  messages: { read: readMessages, delete: withAccount, findFiles: findMessageFiles },
  resumes: { read: readResumes, delete: withAccount },
  profile: { read: readProfile, delete: withAccount },
  // They end with the membership, or with the account’s row.
  partnerKeys: { read: readPartnerKeys, delete: withAccount },
  lists: { read: readUploads, delete: deleteUploads },
  startupCases: {
    read: readFounderCases,
    delete: deleteFounderCases,
    findFiles: findCaseFiles,
  },
  // They stay as evidence, and lose the account with its row.
  reports: { read: readReports, delete: withAccount, findFiles: findReportPictures },
  jobs: { read: readOwnedJobs, delete: deleteJobsOf },
}
