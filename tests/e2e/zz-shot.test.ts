import { afterHydration, test } from '#tests/support/e2e.ts'
import { sceneOf } from '#tests/support/sweep/scene.ts'
import { openWindows } from '#tests/support/sweep/windows.ts'
test('shot', { tag: '@any-width' }, async ({ browser, server }) => {
  test.setTimeout(200000)
  const scene = await sceneOf(server)
  const windows = openWindows(browser, server, scene)
  for (const width of ['desktop', 'phone'] as const) {
    const { page } = await windows.take({ who: 'employer', width, theme: 'light', script: 'on' })
    await page.goto('/dashboard?tab=postedJobs'); await afterHydration(page, null)
    await page.screenshot({ path: `/tmp/emp-${width}.png`, fullPage: width === 'phone' })
    const seeker = await windows.take({ who: 'seeker', width, theme: 'dark', script: 'on' })
    await seeker.page.goto('/dashboard'); await afterHydration(seeker.page, null)
    await seeker.page.screenshot({ path: `/tmp/seeker-${width}.png`, fullPage: width === 'phone' })
    await seeker.page.goto(`/jobform/${scene.jobs.first.id}`); await afterHydration(seeker.page, null)
    await seeker.page.screenshot({ path: `/tmp/apply-${width}.png`, fullPage: true })
  }
  await windows.close()
})
