import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { SweptPages } from './swept-page.ts'

/** Public pages, by the path in src/routes.ts. */
export const READING = {
  '': { as: 'anyone', at: () => ['/', '/ur'] },
  app: { as: 'anyone' },
  about: { as: 'anyone' },
  privacy: { as: 'anyone' },
  terms: { as: 'anyone' },
  accessibility: { as: 'anyone' },
  'apply-yourself': { as: 'anyone', at: () => ['/apply-yourself', '/ur/apply-yourself'] },
  services: { as: 'anyone' },
  startup: { as: 'anyone' },
  'startup/path': { as: 'anyone' },
  'startup/path/:nation/:kind': { as: 'anyone', at: () => '/startup/path/england/care-home' },
  tech: { as: 'anyone' },
  finance: { as: 'anyone' },
  marketing: { as: 'anyone' },
  course: { as: 'anyone' },
  sidebar: { as: 'anyone' },
  contact: { as: 'anyone' },
  occupations: { as: 'anyone' },
  'occupations/:code/:slug?': {
    as: 'anyone',
    at: () => '/occupations/2237/other-registered-nursing-professionals',
  },
  'api/docs': { as: 'anyone' },
  sources: {
    as: 'anyone',
    at: () => [
      '/sources',
      '/sources?page=2#adverts',
      '/sources?name=harbour#adverts',
      '/sources?name=nothing#adverts',
      '/sources?site=fenhouse.co.uk#opt-out',
    ],
  },
  'dev/components': { as: 'maker' },
  'dev/mail/:id?': { as: 'maker', at: ({ mailId }) => ['/dev/mail', `/dev/mail/${mailId}`] },
  '404': { as: 'anyone', status: 404 },
  '*': { as: 'anyone', at: () => '/no/such/page', status: 404, lands: '/404' },
} satisfies SweptPages

/** Pages for finding a job or an employer. */
export const FINDING = {
  jobs: {
    as: 'anyone',
    at: () => ['/jobs', '/jobs?q=nurse&type=Full-time', '/hi/jobs', '/bn/jobs'],
  },
  'jobs/in/:place': { as: 'anyone', at: () => '/jobs/in/leeds' },
  'jobs/:category/:place?': { as: 'anyone', at: () => ['/jobs/nursing', '/jobs/nursing/leeds'] },
  'jobDetails/:jobId?/:slug?': {
    as: 'anyone',
    at: ({ jobs, nursing }) => [jobPath(jobs.long), jobPath(nursing)],
  },
  search: { as: 'seeker', at: () => '/search?category=nursing' },
  real: { as: 'anyone', at: () => ['/real', '/ur/real'] },
  sponsorship: { as: 'anyone', at: () => ['/sponsorship', '/ur/sponsorship'] },
  situation: { as: 'anyone' },
  'sponsorship/:jobId': { as: 'anyone', at: ({ nursing }) => `/sponsorship/${nursing.id}` },
  'sponsor-lost': { as: 'anyone' },
  'sponsor-lost/jobs': { as: 'anyone' },
  employers: { as: 'anyone', at: () => '/employers?q=lantern' },
  'employers/:id/:slug?': {
    as: 'anyone',
    at: ({ organisationId, sponsorId }) => [
      `/employers/${sponsorId}/lantern-quay-hospitals-ltd`,
      `/employers/${organisationId}/saltmarsh-house`,
    ],
  },
  report: { as: 'anyone', at: ({ jobs }) => `/report?job=${jobs.long.id}` },
  'alerts/new': { as: 'anyone', at: () => '/alerts/new?q=nurse' },
} satisfies SweptPages

/** Log-in and sign-up pages, and the targets of links in emails. */
export const COMING_IN = {
  confirmCode: { as: 'visitor' },
  login: { as: 'visitor' },
  'login/step': { as: 'logging-in' },
  register: { as: 'visitor' },
  verification: { as: 'visitor' },
  forgotPassword: { as: 'visitor' },
  'newPassword/:email?': {
    as: 'visitor',
    at: () => ['/newPassword', '/newPassword/ada@b.example'],
  },
  'confirm-address': {
    as: 'visitor',
    at: ({ tokens }) => `/confirm-address?token=${tokens.address}`,
  },
  'still-open': { as: 'visitor', at: ({ tokens }) => `/still-open?token=${tokens.stillOpen}` },
  'saved/stop': { as: 'visitor', at: ({ tokens }) => `/saved/stop?token=${tokens.saved}` },
  'mails/off': { as: 'visitor', at: ({ tokens }) => `/mails/off?token=${tokens.mails}` },
  alerts: { as: 'anyone', at: ({ tokens }) => `/alerts?token=${tokens.manageAlerts}` },
  'alerts/confirm': {
    as: 'visitor',
    at: ({ tokens }) => `/alerts/confirm?token=${tokens.confirmAlert}`,
  },
  'alerts/unsubscribe': {
    as: 'visitor',
    at: ({ tokens }) => `/alerts/unsubscribe?token=${tokens.unsubscribe}`,
  },
  'setting/email': { as: 'visitor', at: ({ tokens }) => `/setting/email?token=${tokens.email}` },
  'setting/delete': {
    as: 'visitor',
    at: ({ tokens }) => `/setting/delete?token=${tokens.deletion}`,
  },
  'organisations/join': {
    as: 'anyone',
    at: ({ tokens }) => `/organisations/join?token=${tokens.invitation}`,
  },
} satisfies SweptPages
