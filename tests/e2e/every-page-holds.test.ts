import { setTimeout as pause } from 'node:timers/promises'
import { findViolations } from '#tests/support/axe.ts'
import { afterHydration, expect, test } from '#tests/support/e2e.ts'
import { PAGES } from '#tests/support/page-caching.ts'
import { examine } from '#tests/support/sweep/examine.ts'
import { findSmallTargets } from '#tests/support/sweep/small-targets.ts'
import { collectLinks } from '#tests/support/sweep/links-of-pages.ts'
import {
  describeMeasure,
  FORMS_AND_EMPLOYERS_MEASURES,
  isHeld,
  SEEKERS_MEASURES,
  tooLong,
  type Measure,
} from '#tests/support/sweep/measures.ts'
import { AREAS, NO_PAGES } from '#tests/support/sweep/pages/areas.ts'
import { sceneOf } from '#tests/support/sweep/scene.ts'
import { describeVisit, planVisits, type Visit } from '#tests/support/sweep/visits.ts'
import { openWindows, type Window } from '#tests/support/sweep/windows.ts'

const isFull = process.env.SWEEP === 'full'
const FIRST_FRAME_MS = 500

test('every route is swept, or is no page', { tag: '@any-width' }, () => {
  const swept = Object.values(AREAS).flatMap((pages) => Object.keys(pages))

  expect([...swept, ...NO_PAGES].toSorted()).toEqual(Object.keys(PAGES).toSorted())
})

for (const [area, pages] of Object.entries(AREAS)) {
  test(`every page ${area} holds`, { tag: '@any-width' }, async ({ browser, server }) => {
    test.setTimeout(isFull ? 1_800_000 : 240_000)
    const scene = await sceneOf(server)
    const windows = openWindows(browser, server, scene)
    const links = collectLinks(server.url)
    const problems: string[] = []
    for (const visit of planVisits(pages, scene, { isFull })) {
      const title = describeVisit(visit)
      const window = await windows.take(visit)
      const seen = await look(visit, window)
      problems.push(...seen.problems.map((problem) => `${title}: ${problem}`))
      for (const path of seen.links) {
        links.add(path, { visit: title, path: seen.path, who: visit.who, window })
      }
    }
    await windows.close()

    expect([...problems, ...(await links.follow())]).toEqual([])
  })
}

const MEASURES: [string, Measure[]][] = [
  ['seekers', SEEKERS_MEASURES],
  ['applicants and employers', FORMS_AND_EMPLOYERS_MEASURES],
]

for (const [people, measures] of MEASURES) {
  test(
    `what ${people} came for is in sight`,
    { tag: '@any-width' },
    async ({ browser, server }) => {
      const scene = await sceneOf(server)
      const windows = openWindows(browser, server, scene)
      const rows: [Measure, number][] = []
      for (const measure of measures) {
        const { path, ...visit } = measure.visit
        const { page } = await windows.take({ ...visit, theme: 'light', script: 'on' })
        await page.goto(path(scene), { waitUntil: 'networkidle' })
        await afterHydration(page, null)
        rows.push([measure, await measure.take(page)])
      }
      await windows.close()
      const table = rows.map((row) => describeMeasure(...row))
      process.stdout.write(`\n${table.join('\n')}\n`)

      expect(table.filter((_, at) => !isHeld(...(rows[at] as [Measure, number])))).toEqual([])
    },
  )
}

async function look(visit: Visit, { page, takeComplaints }: Window) {
  const response = await page.goto(visit.path)
  if (visit.script === 'on') await afterHydration(page, null)
  let seen = await examine(page)
  if (seen.problems.length > 0 || tooLong(visit, seen.height).length > 0) {
    // Before its first frame Chromium may measure cards without their own styles.
    await pause(FIRST_FRAME_MS)
    seen = await examine(page)
  }
  const { heading, problems, links, height } = seen
  const { pathname, search } = new URL(page.url())
  const path = pathname + search
  const isPhone = visit.width === 'phone'
  const isExpected = (complaint: string) =>
    visit.status >= 400 && complaint.includes(`status of ${visit.status}`)
  return {
    links,
    path,
    problems: [
      ...(response?.status() === visit.status ? [] : [`answers ${response?.status()}`]),
      ...(pathname === visit.lands ? [] : [`leads to ${pathname}`]),
      ...(NOT_IT.test(heading) && visit.status < 400 ? [`is ‘${heading}’`] : []),
      ...problems,
      ...tooLong(visit, height),
      ...(isPhone ? await findSmallTargets(page) : []),
      ...(await findViolations(page, {
        hasScript: visit.script === 'on',
        // Of a page’s two widths, one shows its colours in the short run, and the other its smallest targets.
        withContrast: isFull || isPhone,
        withTargets: !isPhone,
      })),
      ...takeComplaints().filter((complaint) => !isExpected(complaint)),
    ],
  }
}

/** The titles shown to a person on a page that is not for them. */
const NOT_IT = /^(?:Access Denied|Page Not Found|This .* is no longer here)/
