import { expect, test } from 'vitest'
import { aConnectedSource, jobsOf, openReferences } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { clock, boards, server, db, read } = await openFeedServer()

/** A list of WP Job Manager with adverts by the day of October on which they were posted. */
async function aNewestList(days: number[]) {
  const host = `${uniqueWord()}.example`
  const address = `https://${host}/?feed=job_feed`
  const source = await aConnectedSource(server, { system: 'wp-job-manager', address })
  const serve = (days: number[]) =>
    boards.serve(address, {
      body: `<?xml version="1.0"?><rss version="2.0" xmlns:job_listing="https://${host}"><channel>
<title>Jobs</title><link>https://${host}</link>${days
        .map(
          (day) => `<item><guid>${day}</guid><title>Carer ${day}</title>
<link>https://${host}/job/${day}</link><description>Care for people, day ${day}.</description>
<pubDate>${String(day).padStart(2, '0')} Oct 2026 09:00:00 +0000</pubDate>
<job_listing:location>Leeds, UK</job_listing:location></item>`,
        )
        .join('')}</channel></rss>`,
    })
  serve(days)
  await read()
  return { ...source, serve, open: () => openReferences(db, source.id) }
}

test('what falls out below the newest adverts stays open, and ages', async () => {
  const { id, serve, open } = await aNewestList([10, 11, 12, 13])
  serve([12, 13, 14, 15])
  for (let run = 0; run < 40; run++) await read(12)
  expect(await open()).toEqual(['10', '11', '12', '13', '14', '15'])
  const daysUnseen = async (reference: string) => {
    const job = (await jobsOf(db, id)).find((each) => each.reference === reference)
    return (clock.now().getTime() - Date.parse(job?.lastSeenAt ?? '')) / 86_400_000
  }
  expect(await daysUnseen('10')).toBeGreaterThanOrEqual(20)
  expect(await daysUnseen('12')).toBeLessThan(8)
  serve([10, 12, 13, 14])
  await read(12)
  expect(await daysUnseen('10')).toBe(0)
})

test('an advert closes that misses although an older one is there', async () => {
  const { serve, open } = await aNewestList([10, 11, 12, 13])
  serve([10, 12, 13])
  await read(6)
  expect(await open()).toEqual(['10', '11', '12', '13'])
  await read(12)
  expect(await open()).toEqual(['10', '12', '13'])
})

test('a list that is empty closes nothing', async () => {
  const { serve, open } = await aNewestList([10, 11])
  serve([])
  for (let run = 0; run < 4; run++) await read(12)
  expect(await open()).toEqual(['10', '11'])
})
