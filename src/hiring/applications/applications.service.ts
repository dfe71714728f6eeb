import type { StoredResume } from './model/application-views.ts'
import type { Draft } from '#hiring/drafts/drafts.schema.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Profile } from '#hiring/profile/profile.schema.ts'
import type { Addresses } from '#accounts/addresses/addresses.service.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Config } from '#platform/config.ts'
import { findDraft } from '#hiring/drafts/drafts.queries.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Platform } from '#platform/platform.ts'
import { createActions } from './actions/actions.service.ts'
import { createDetails } from '#hiring/own-applications/details/details.service.ts'
import { createOwnApplications } from '#hiring/own-applications/own-applications.service.ts'
import { createApply } from '#hiring/apply/apply.service.ts'
import { findApplicationFor, isRead } from '#hiring/apply/apply.queries.ts'
import { prefill, type PrefillSource } from '#hiring/apply/prefill.ts'
import { createComposer } from './mail/composer.ts'
import { createMailLinks } from './mail/mail-links.ts'
import { createMailWishes } from './mail/mail-wishes.service.ts'
import { createApplicants } from '#hiring/applicants/employer/applicants.service.ts'
import { createEvidence } from '#hiring/apply/evidence/evidence.service.ts'
import { createApplicantList } from '#hiring/applicants/list/applicant-list.service.ts'
import { createNotices } from './notices/notices.service.ts'
import { createPeopleInProgress } from './notices/people-in-progress.service.ts'
import { createQuestions } from '#hiring/apply/questions/questions.service.ts'
import { createSharing } from '#hiring/shortlists/share.service.ts'
import { createShortlists } from '#hiring/shortlists/shortlists.service.ts'
import { createNotes } from '#hiring/team/notes/notes.service.ts'
import { createScorecards } from '#hiring/team/scorecards/scorecards.service.ts'
import { createTeam } from '#hiring/team/team.service.ts'
import { createSeveral } from '#hiring/several/several.service.ts'
import { createDigest } from '#hiring/applications/digest/digest.service.ts'
import { createInbox } from '#hiring/talk/inbox/inbox.service.ts'
import { createTalk } from '#hiring/talk/talk.service.ts'
import { findStoredResumes } from '#hiring/resumes/resumes.queries.ts'
import { createResumes } from '#hiring/resumes/resumes.service.ts'
import { createResumesZip } from '#hiring/resumes/zip/resumes-zip.service.ts'

export type Applications = ReturnType<typeof createApplications>

declare module '#platform/services.ts' {
  interface Services {
    applications: Applications
  }
}

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail' | 'files'>

/** A job’s relation to the user: their organisation’s, or one they applied for. */
export interface ViewerJobState {
  isOwn: boolean
  application: { id: Id; sentAt: string; withdrawnAt: string | null } | null
}

/** The initial state of the application form. */
export interface ApplyFormState {
  /** Values by field: what we know of the person, overwritten by the draft. */
  answers: Record<string, string>
  /** The source of the values, apart from the account. */
  prefilledFrom: PrefillSource | null
  draft: Draft | null
  /** The stored CVs, last used first. */
  resumes: StoredResume[]
  /** The person’s profile on this site; null if it is empty. */
  profile: Profile | null
}

interface Settings extends Pick<Config, 'publicUrl' | 'sessionSecret'> {
  addresses: Addresses
}

/** Applications: sending, following and answering them. */
export function createApplications(platform: Parts, settings: Settings) {
  const { db } = platform
  const actions = createActions(platform)
  return {
    ...createApply(platform),
    own: createOwnApplications(platform),
    applicants: { ...createApplicantList(db), ...createApplicants(platform, actions) },
    actions,
    team: createTeam(platform),
    notes: createNotes(platform),
    scorecards: createScorecards(platform),
    shortlists: createShortlists(platform),
    sharing: createSharing(platform, settings),
    details: createDetails(platform),
    resumes: createResumes(platform),
    zipResumes: createResumesZip(platform),
    saveEvidence: createEvidence(db),
    composeMail: createComposer(db, settings),
    digest: createDigest(platform, settings),
    mailWishes: createMailWishes(db, createMailLinks(settings)),
    questions: createQuestions(platform),
    several: createSeveral(platform),
    notices: createNotices(platform),
    inbox: createInbox(platform.db),
    talk: createTalk(platform),
    inProgress: createPeopleInProgress(db),
    findViewerState,
    loadApplyForm,
    isRead: (job: Pick<JobView, 'organisationId'>) => isRead(db, job),
  }

  /** Null for visitors, and for imported jobs. */
  async function findViewerState(
    actor: Actor | null,
    job: JobView,
  ): Promise<ViewerJobState | null> {
    if (!actor || job.organisationId === null) return null
    const role = await findRole(db, actor.id, job.organisationId)
    return { isOwn: role !== null, application: await findApplicationFor(db, actor.id, job.id) }
  }

  async function loadApplyForm(actor: Actor, jobId: Id): Promise<ApplyFormState> {
    const [known, draft, resumes] = await Promise.all([
      prefill(db, actor),
      findDraft(db, actor.id, { kind: 'apply', subject: jobId }),
      findStoredResumes(db, actor.id),
    ])
    const { answers, from: prefilledFrom, profile } = known
    return { answers: { ...answers, ...draft?.answers }, prefilledFrom, draft, resumes, profile }
  }
}
