import { expect, test } from 'vitest'
import { findBoards, recogniseAddress } from './recognise.ts'

const FEEDS = {
  greenhouse: 'https://boards-api.greenhouse.io/v1/boards/fenhouse/jobs?content=true',
  lever: 'https://api.lever.co/v0/postings/fenhouse?mode=json',
  leverEu: 'https://api.eu.lever.co/v0/postings/fenhouse?mode=json',
  ashby: 'https://api.ashbyhq.com/posting-api/job-board/fenhouse?includeCompensation=true',
  workable: 'https://apply.workable.com/api/v1/widget/accounts/fenhouse?details=true',
  smartrecruiters: 'https://api.smartrecruiters.com/v1/companies/FenHouse/postings',
  recruitee: 'https://fenhouse.recruitee.com/api/offers/',
  personio: 'https://fenhouse.jobs.personio.de/xml?language=en',
  personioCom: 'https://fenhouse.jobs.personio.com/xml?language=en',
  teamtailor: 'https://fenhouse.teamtailor.com/jobs.rss?per_page=200',
  pinpoint: 'https://fenhouse.pinpointhq.com/postings.json',
  bamboohr: 'https://fenhouse.bamboohr.com/careers/list',
  breezy: 'https://fenhouse.breezy.hr/json?verbose=true',
  wordpress: 'https://www.fenhouse.example/?feed=job_feed',
}

test.each([
  ['boards.greenhouse.io/fenhouse', FEEDS.greenhouse],
  ['https://job-boards.greenhouse.io/fenhouse/jobs/4410001101?gh_src=x', FEEDS.greenhouse],
  ['https://job-boards.eu.greenhouse.io/fenhouse', FEEDS.greenhouse],
  ['https://boards.greenhouse.io/embed/job_board?for=fenhouse', FEEDS.greenhouse],
  ['https://boards.eu.greenhouse.io/embed/job_app?token=1&for=fenhouse', FEEDS.greenhouse],
  [FEEDS.greenhouse, FEEDS.greenhouse],
  ['https://jobs.lever.co/fenhouse/5ac21346-8e0c', FEEDS.lever],
  ['https://jobs.eu.lever.co/fenhouse', FEEDS.leverEu],
  [FEEDS.leverEu, FEEDS.leverEu],
  ['https://jobs.ashbyhq.com/fenhouse', FEEDS.ashby],
  ['https://apply.workable.com/fenhouse/', FEEDS.workable],
  ['https://fenhouse.workable.com', FEEDS.workable],
  ['https://careers.smartrecruiters.com/FenHouse', FEEDS.smartrecruiters],
  ['https://FENHOUSE.recruitee.com/o/night-nurse', FEEDS.recruitee],
  ['https://fenhouse.jobs.personio.de/job/12', FEEDS.personio],
  ['https://fenhouse.jobs.personio.com', FEEDS.personioCom],
  ['http://fenhouse.teamtailor.com/jobs', FEEDS.teamtailor],
  ['  https://fenhouse.pinpointhq.com/en/postings/uuid#apply ', FEEDS.pinpoint],
  ['https://fenhouse.bamboohr.com/careers', FEEDS.bamboohr],
  ['fenhouse.breezy.hr/p/abc123-cook', FEEDS.breezy],
  ['https://www.fenhouse.example/?feed=job_feed', FEEDS.wordpress],
])('%s is a board that we can read', (typed, address) => {
  expect(recogniseAddress(typed)).toMatchObject({ kind: 'board', board: { address } })
})

test.each([
  'https://www.fenhouse.example/careers',
  'fenhouse.example',
  // Pages of the systems themselves, and hosts that only look like theirs.
  'https://www.pinpointhq.com/pricing',
  'https://help.teamtailor.com',
  'https://apply.workable.com/j/A1B2C3',
  'https://apply.workable.com/api/v1/jobs',
  'https://fenhouse.pinpointhq.com.evil.example',
  'https://evil.example/https://fenhouse.pinpointhq.com',
  'https://evilpinpointhq.com',
  'https://boards.greenhouse.io/embed/job_board',
])('%s is a page to read first', (typed) => {
  expect(recogniseAddress(typed).kind).toBe('page')
})

test.each([
  '',
  'Fen House careers',
  'hr@fenhouse.example',
  'ftp://fenhouse.example',
  'javascript:alert(1)',
  'http://127.0.0.1/jobs',
  'http://[::1]/jobs',
  'localhost',
  'https://fenhouse.example:8080/jobs',
  'https://name:secret@fenhouse.pinpointhq.com',
  `https://fenhouse.example/${'x'.repeat(2000)}`,
])('%j is no address of a site', (typed) => {
  expect(recogniseAddress(typed)).toEqual({ kind: 'none' })
})

const CAREERS = 'https://www.fenhouse.example/careers'

test.each([
  [`<a href="https://fenhouse.pinpointhq.com">Our jobs</a>`, FEEDS.pinpoint],
  [
    `<script src="//boards.greenhouse.io/embed/job_board/js?for=fenhouse"></script>`,
    FEEDS.greenhouse,
  ],
  [
    `<iframe src="https://boards.greenhouse.io/embed/job_board?b=1&amp;for=fenhouse"></iframe>`,
    FEEDS.greenhouse,
  ],
  [String.raw`<script>load("https:\/\/jobs.lever.co\/fenhouse")</script>`, FEEDS.lever],
  [`<link href="/wp-content/plugins/wp-job-manager/a.css">`, FEEDS.wordpress],
  [
    `<script src="https://scripts.teamtailor-cdn.com/x.js"></script>`,
    'https://www.fenhouse.example/jobs.rss?per_page=200',
  ],
  [`<script type="application/ld+json">{"@type":"JobPosting"}</script>`, CAREERS],
])('of %s the board is found', (html, address) => {
  expect(findBoards(`<html>${html}</html>`, CAREERS)[0]?.address).toBe(address)
})

test('each board is found once, and a page without any has none', () => {
  const link = '<a href="https://fenhouse.pinpointhq.com/en/postings/1">One</a>'

  expect(findBoards(link + link, CAREERS)).toHaveLength(1)
  expect(findBoards('<a href="https://twitter.com/fenhouse">Us</a>', CAREERS)).toEqual([])
})

test('a site map is a list of pages', () => {
  const address = 'https://careers.example/sitemap.xml'
  const map = `<?xml version="1.0"?><urlset><url><loc>https://jobs.lever.co/fen/1</loc></url></urlset>`
  expect(findBoards(map, address)).toEqual([{ system: 'site-map', address }])
  const index = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>'
  expect(findBoards(index, address)).toEqual([{ system: 'site-map', address }])
})

test('a page of one job is that job’s own, if the job says so', () => {
  const address = 'https://careers.example/jobs/7'
  const page = (...urls: string[]) =>
    urls
      .map((url) => `{"@type": "JobPosting", "url": "${url}"}`)
      .map((posting) => `<script type="application/ld+json">${posting}</script>`)
      .join('')
  const systemFor = (...urls: string[]) => findBoards(page(...urls), address)[0]?.system
  expect(systemFor(address)).toBe('job-page')
  expect(systemFor('https://careers.example/jobs/8')).toBe('job-posting')
  expect(systemFor(address, 'https://careers.example/jobs/8')).toBe('job-posting')
})
