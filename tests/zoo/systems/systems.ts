import * as json from './json-systems.ts'
import * as xml from './xml-systems.ts'
import type { ZooSystem } from './zoo-system.ts'

const TYPES = { json: 'application/json', xml: 'application/xml', html: 'text/html' }

export function typeOf({ kind }: Pick<ZooSystem, 'kind'>): string {
  return `${TYPES[kind]}; charset=utf-8`
}

const shared = (host: string, path: (slug: string) => string) => (slug: string) => ({
  host,
  path: path(slug),
})
const own = (domain: string, path: string) => (slug: string) => ({
  host: `${slug}.${domain}`,
  path,
})

export const SYSTEMS: readonly ZooSystem[] = [
  {
    name: 'Greenhouse',
    reads: 'greenhouse',
    kind: 'json',
    address: shared('boards-api.greenhouse.io', (slug) => `/v1/boards/${slug}/jobs?content=true`),
    list: json.greenhouse,
  },
  {
    name: 'Lever',
    reads: 'lever',
    kind: 'json',
    namesNobody: true,
    isPaged: true,
    address: shared('api.lever.co', (slug) => `/v0/postings/${slug}?mode=json`),
    list: json.lever,
  },
  {
    name: 'Ashby',
    reads: 'ashby',
    kind: 'json',
    namesNobody: true,
    address: shared('api.ashbyhq.com', (slug) => `/posting-api/job-board/${slug}`),
    list: json.ashby,
  },
  {
    name: 'Workable',
    reads: 'workable',
    kind: 'json',
    address: shared('apply.workable.com', (slug) => `/api/v1/widget/accounts/${slug}?details=true`),
    list: json.workable,
  },
  {
    name: 'Recruitee',
    reads: 'recruitee',
    kind: 'json',
    address: own('recruitee.com', '/api/offers/'),
    list: json.recruitee,
  },
  {
    name: 'Pinpoint',
    reads: 'pinpoint',
    kind: 'json',
    namesNobody: true,
    address: own('pinpointhq.com', '/postings.json'),
    list: json.pinpoint,
  },
  {
    name: 'Personio',
    reads: 'personio',
    kind: 'xml',
    address: own('jobs.personio.de', '/xml?language=en'),
    list: xml.personio,
  },
  {
    name: 'Teamtailor',
    reads: 'teamtailor',
    kind: 'xml',
    address: own('teamtailor.com', '/jobs.rss?per_page=200'),
    list: xml.teamtailor,
  },
  {
    name: 'WP Job Manager',
    reads: 'wp-job-manager',
    kind: 'xml',
    isOfNewest: true,
    address: own('wordpress.example', '/?feed=job_feed'),
    list: xml.wpJobManager,
  },
  {
    name: 'JobPosting page',
    reads: 'job-posting',
    kind: 'html',
    address: own('careers.example', '/jobs'),
    list: json.jobPostingPage,
  },
  {
    name: 'schema.org list',
    reads: 'job-posting',
    kind: 'json',
    address: own('list.example', '/jobs.json'),
    list: json.schemaOrgList,
  },
  {
    name: 'BambooHR',
    reads: 'bamboohr',
    kind: 'json',
    namesNobody: true,
    address: own('bamboohr.com', '/careers/list'),
    list: json.bamboohr,
    page: {
      kind: 'json',
      path: (reference) => `/careers/${reference}/detail`,
      text: json.bamboohrDetail,
    },
  },
  {
    name: 'Site map',
    reads: 'site-map',
    kind: 'xml',
    namesNobody: true,
    address: own('map.example', '/sitemap.xml'),
    list: xml.siteMap,
    page: {
      kind: 'html',
      path: (reference) => `/jobs/${reference}`,
      text: (advert, employer) => json.jobPostingPage([advert], employer),
    },
  },
]
