import type { SweptPages } from './swept-page.ts'

/** A seeker’s own pages, and those of a founder. */
export const SEEKING = {
  saved: { as: 'anyone' },
  'jobform/:id': { as: 'seeker', at: ({ jobs }) => `/jobform/${jobs.long.id}` },
  'applications/:id': { as: 'seeker', at: ({ key }) => `/applications/${key.id}` },
  'applications/:id/letter': {
    as: 'seeker',
    at: ({ key }) => [`/applications/${key.id}/letter`, `/hi/applications/${key.id}/letter`],
  },
  'applications/:id/questions': {
    as: 'seeker',
    at: ({ questionsId }) => `/applications/${questionsId}/questions`,
  },
  'applications/:id/arrival': { as: 'seeker', at: ({ key }) => `/applications/${key.id}/arrival` },
  'applications/:id/interview': {
    as: 'seeker',
    at: ({ key }) => `/applications/${key.id}/interview`,
  },
  'sponsor-lost/apply': {
    as: 'seeker',
    at: ({ jobs }) => `/sponsor-lost/apply?job=${jobs.first.id}&job=${jobs.long.id}`,
  },
  workplaces: { as: 'seeker' },
  profile: { as: 'seeker' },
  'profile/import': { as: 'seeker', at: () => '/profile/import?from=application' },
  'profile/:section/:entryId?': {
    as: 'seeker',
    at: ({ entryId }) => [`/profile/work/${entryId}`, '/profile/about'],
  },
  setting: { as: 'seeker' },
  'setting/step': { as: 'seeker' },
  'startup/case/:reference?': {
    as: 'founder',
    at: ({ startup }) => [`/startup/case/${startup.reference}`, '/startup/case'],
  },
} satisfies SweptPages

/** Employers’ pages about their jobs. */
export const POSTING = {
  dashboard: {
    as: 'employer',
    at: () => ['/dashboard?tab=postedJobs', '/dashboard?tab=appliedJobs'],
  },
  'dashboard/close': {
    as: 'employer',
    at: ({ jobs }) => `/dashboard/close?job=${jobs.first.id}.&job=${jobs.long.id}.`,
  },
  post: { as: 'employer', at: () => ['/post', '/post?step=all'] },
  'post/upload': { as: 'employer' },
  'post/upload/:uploadId': {
    as: 'employer',
    at: ({ mendableId }) => `/post/upload/${mendableId}`,
  },
  'post/upload/:uploadId/publish': {
    as: 'employer',
    at: ({ mendableId }) => `/post/upload/${mendableId}/publish`,
  },
  'post/upload/:uploadId/rows/:row': {
    as: 'employer',
    at: ({ mendableId }) => `/post/upload/${mendableId}/rows/3`,
  },
  'post/templates': { as: 'employer' },
  'post/:jobId': {
    as: 'employer',
    at: ({ jobs }) =>
      ['job', 'pay', 'sponsorship', 'questions', 'publish'].map(
        (step) => `/post/${jobs.long.id}?step=${step}`,
      ),
  },
  'post/:jobId/preview': { as: 'employer', at: ({ jobs }) => `/post/${jobs.long.id}/preview` },
  'post/:jobId/:action': {
    as: 'employer',
    at: ({ jobs, jobId }) => [`/post/${jobId}/close`, `/post/${jobs.long.id}/delete`],
  },
  'cases/:id': { as: 'employer', at: ({ caseId }) => `/cases/${caseId}` },
} satisfies SweptPages

/** The pages about applicants, and the organisation that reviews them. */
export const HIRING = {
  'applicants/:jobId': {
    as: 'employer',
    at: ({ jobId }) => [`/applicants/${jobId}`, `/applicants/${jobId}?view=board`],
  },
  'applicants/:jobId/write': {
    as: 'employer',
    at: ({ jobId, key }) => `/applicants/${jobId}/write?to=message&tick=${key.id}+offered`,
  },
  'applicants/:jobId/scorecard': {
    as: 'employer',
    at: ({ jobId }) => `/applicants/${jobId}/scorecard`,
  },
  'applicants/:jobId/:applicationId': {
    as: 'employer',
    at: ({ key }) => `/applicants/${key.jobId}/${key.id}`,
  },
  'applicants/:jobId/:applicationId/arrival': {
    as: 'employer',
    at: ({ key }) => `/applicants/${key.jobId}/${key.id}/arrival`,
  },
  'applicants/:jobId/:applicationId/offer': {
    as: 'employer',
    at: ({ key }) => `/applicants/${key.jobId}/${key.id}/offer`,
  },
  'applicants/:jobId/:applicationId/interview': {
    as: 'employer',
    at: ({ key }) => `/applicants/${key.jobId}/${key.id}/interview`,
  },
  inbox: { as: 'employer' },
  organisations: { as: 'employer' },
  'organisations/:id': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}`,
  },
  'organisations/:id/figures': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/figures`,
  },
  'organisations/:id/answers': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/answers`,
  },
  'organisations/:id/defaults': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/defaults`,
  },
  'organisations/:id/keys': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/keys`,
  },
  'organisations/:id/careers': {
    as: 'employer',
    at: ({ organisationId, unproved }) => [
      `/organisations/${organisationId}/careers`,
      `/organisations/${unproved}/careers`,
    ],
  },
  'organisations/:id/claim': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/claim`,
  },
  'organisations/:id/proof': {
    as: 'employer',
    at: ({ organisationId, unproved }) => [
      `/organisations/${organisationId}/proof`,
      `/organisations/${unproved}/proof`,
    ],
  },
  'organisations/:id/templates': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/templates`,
  },
  'organisations/:id/shortlists': {
    as: 'employer',
    at: ({ organisationId }) => `/organisations/${organisationId}/shortlists`,
  },
  'organisations/:id/shortlists/:listId': {
    as: 'employer',
    at: ({ organisationId, listId }) => `/organisations/${organisationId}/shortlists/${listId}`,
  },
} satisfies SweptPages

/** The owners’ own pages. */
export const DESK = {
  desk: { as: 'admin' },
  'desk/queue': { as: 'admin' },
  'desk/queue/:id': {
    as: 'admin',
    at: ({ caseId, heldCaseId }) => [`/desk/queue/${caseId}`, `/desk/queue/${heldCaseId}`],
  },
  'desk/rules': { as: 'admin' },
  'desk/data': { as: 'admin' },
  'desk/organisations': { as: 'admin' },
  'desk/organisations/:id': {
    as: 'admin',
    at: ({ organisationId }) => `/desk/organisations/${organisationId}`,
  },
  'desk/organisations/:id/letter': {
    as: 'admin',
    at: ({ unproved }) => `/desk/organisations/${unproved}/letter`,
  },
  'desk/messages': { as: 'admin' },
  'desk/messages/:id': { as: 'admin', at: ({ messageId }) => `/desk/messages/${messageId}` },
  'desk/startups': { as: 'admin' },
  'desk/startups/templates': { as: 'admin' },
  'desk/startups/:id': { as: 'admin', at: ({ startup }) => `/desk/startups/${startup.id}` },
  'desk/jobs': { as: 'admin' },
  'desk/jobs/:id': { as: 'admin', at: ({ held }) => `/desk/jobs/${held.id}` },
  'desk/jobs/:id/compare/:other': {
    as: 'admin',
    at: ({ held, jobs }) => `/desk/jobs/${held.id}/compare/${jobs.long.id}`,
  },
  'desk/sources': { as: 'admin', at: () => ['/desk/sources', '/desk/sources?page=2#all'] },
  'desk/people': { as: 'admin' },
  'desk/people/:id': {
    as: 'admin',
    at: ({ people }) => `/desk/people/${people.employer.actor.id}`,
  },
  'desk/log': { as: 'admin' },
} satisfies SweptPages
