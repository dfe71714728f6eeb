import type { Page } from '@playwright/test'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { Scene } from './scene.ts'
import type { Visit } from './visits.ts'

/** A promise about where something on a page is, or how much of it is in sight. */
export interface Measure {
  name: string
  visit: Pick<Visit, 'who' | 'width'> & { path: (scene: Scene) => string }
  goal: { atMost: number } | { atLeast: number }
  take: (page: Page) => Promise<number>
}

/** No page on a phone is longer. */
const LONGEST = 6_000

/** The posts of the scene; other journeys have employers at a quay. */
const SEARCH = () => '/jobs?q=post+quay'
const phone = (who: Visit['who'], path: (scene: Scene) => string) =>
  ({ who, path, width: 'phone' }) as const
const desktop = (who: Visit['who'], path: (scene: Scene) => string) =>
  ({ who, path, width: 'desktop' }) as const

/** The first screen of a seeker’s pages; the search is the same at both widths. */
export const SEEKERS_MEASURES: Measure[] = [
  {
    name: 'first card of a search',
    visit: phone('visitor', SEARCH),
    goal: { atMost: 250 },
    take: (page) => topOf(page, 'main article'),
  },
  {
    name: 'cards in sight',
    visit: phone('visitor', SEARCH),
    goal: { atLeast: 3 },
    take: (page) => inSight(page, 'main article'),
  },
  {
    name: 'words of an advert',
    visit: phone('visitor', ({ nursing }) => jobPath(nursing)),
    goal: { atMost: 900 },
    take: (page) => topOf(page, '#about-the-job + div p'),
  },
  {
    name: 'words of an advert whose poster is not proved',
    visit: phone('visitor', ({ doubted }) => jobPath(doubted)),
    goal: { atMost: 900 },
    take: (page) => topOf(page, '#about-the-job + div p'),
  },
  {
    name: 'whole home page',
    visit: phone('visitor', () => '/'),
    goal: { atMost: 4_000 },
    take: heightOf,
  },
  {
    name: 'footer',
    visit: phone('visitor', () => '/'),
    goal: { atMost: 400 },
    take: (page) => page.locator('footer').evaluate((one) => one.getBoundingClientRect().height),
  },
  {
    name: 'cards in sight',
    visit: desktop('visitor', SEARCH),
    goal: { atLeast: 5 },
    take: (page) => inSight(page, 'main article'),
  },
]

export const FORMS_AND_EMPLOYERS_MEASURES: Measure[] = [
  {
    name: 'apply form without own questions',
    visit: phone('seeker', ({ jobs }) => `/jobform/${jobs.first.id}`),
    goal: { atMost: 2_500 },
    take: heightOf,
  },
  {
    name: 'empty form of an unproved poster',
    visit: phone('admin', ({ doubted }) => `/jobform/${doubted.id}`),
    goal: { atMost: 2_500 },
    take: heightOf,
  },
  {
    name: 'an employer’s first job',
    visit: desktop('employer', () => '/dashboard?tab=postedJobs'),
    goal: { atMost: 320 },
    take: (page) => topOf(page, 'main tbody tr'),
  },
  {
    name: 'an employer’s whole list of jobs',
    visit: phone('employer', () => '/dashboard?tab=postedJobs'),
    goal: { atMost: LONGEST },
    take: heightOf,
  },
]

export function isHeld({ goal }: Measure, taken: number) {
  return 'atMost' in goal ? taken <= goal.atMost : taken >= goal.atLeast
}

export function describeMeasure({ name, visit: { width }, goal }: Measure, taken: number) {
  const limit = 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`
  return `${width.padEnd(8)}${name.padEnd(34)}${limit.padEnd(15)}${Math.round(taken)}`
}

/** Pages that are as long as what people wrote, or for developers; an employer’s list has its measure above. */
const AS_LONG_AS_IT_IS =
  /^\/(?:terms|api\/docs|dev\/components|dev\/mail|desk\/queue\/.*|dashboard)$/

/** A problem with the height of a page on a phone; null if there is none. */
export function tooLong({ path, width }: Pick<Visit, 'path' | 'width'>, height: number) {
  const [pathname = ''] = path.split('?', 1)
  if (width !== 'phone' || height <= LONGEST || AS_LONG_AS_IT_IS.test(pathname)) return []
  return [`is ${height} px long`]
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

function topOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().top + scrollY)
}

/** The number that can be seen completely without scrolling. */
function inSight(page: Page, selector: string) {
  return page
    .locator(selector)
    .evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
    )
}
