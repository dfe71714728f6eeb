import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()

async function closedFor(q: string, more: Partial<JobSearch> = {}) {
  services.jobs.notifyJobsChanged()
  return (await services.search.find({ ...ANY_SEARCH, q, ...more })).closed
}

const inTheUk = (title: string, more: object = {}) => aJob(db, { title, country: 'GB', ...more })

test('a search for closed work says why, and which work near it has open jobs', async () => {
  await inTheUk('Care assistant')
  await inTheUk('Staff nurse')
  await inTheUk('Registered nurse')

  const closed = await closedFor('carer')

  expect(closed).toMatchObject({
    code: '6135',
    heading: '1 job for people who may work in the UK already',
  })
  const total = { count: 2, isExact: true }
  expect(closed?.near).toMatchObject([{ name: 'Registered nurse', q: 'registered nurse', total }])
})

test('it is said where nothing is found, whatever else is asked for', async () => {
  expect(await closedFor('pastry chef zanzibar')).toMatchObject({ code: '5434' })
  expect(await closedFor('carer', { occupation: 'pass' })).toMatchObject({ code: '6135' })
  expect(await closedFor('senior carer nights')).toMatchObject({ code: '6136' })
})

test('it is said to people who type that they need a sponsor, whatever is then found', async () => {
  await inTheUk('Care worker')
  for (const title of ['Staff nurse', 'Ward manager']) {
    const { id } = await inTheUk(title, { description: 'You lead each care assistant and carer.' })
    await db.updateTable('jobSearch').set({ occupation: 1 }).where('id', '=', id).execute()
  }
  for (const q of [
    'carer',
    'carer visa sponsorship',
    'care assistant visa sponsorship',
    'overseas care assistant',
    'care assistant overseas',
    'care worker sponsorship uk',
  ])
    expect([q, (await closedFor(q))?.code]).toEqual([q, '6135'])
  expect(await closedFor('registered nurse visa sponsorship')).toBeNull()
})

test('titles decide, however many jobs of open work name the closed one in their text', async () => {
  await inTheUk('Hairdresser')
  for (let i = 0; i < 5; i += 1) {
    await inTheUk('Civil engineer', { description: `Beside the hairdresser, at sea, post ${i}.` })
  }

  const closed = await closedFor('hairdresser')

  expect(closed).toMatchObject({ code: '6221', heading: '6 jobs found' })
  expect(await closedFor('hairdresser', { occupation: 'pass' })).toBeNull()
})

test('it is not said where many jobs are open, or where the work is not clear or elsewhere', async () => {
  await inTheUk('Quantity surveyor', { description: 'Our barista is kind.' })
  await inTheUk('Barista')
  expect(await closedFor('barista')).toMatchObject({ code: '9266' })

  const isOpen = { occupation: 1 }
  await inTheUk('Nurse and barista')
  await db.updateTable('jobSearch').set(isOpen).where('title', '=', 'Nurse and barista').execute()
  expect(await closedFor('barista')).toBeNull()
  for (let i = 0; i < 8; i += 1) await inTheUk('Barista')
  expect(await closedFor('barista')).toMatchObject({ heading: '10 jobs found' })

  await inTheUk('Kitchen porter')
  expect(await closedFor('kitchen porter')).not.toBeNull()
  expect(await closedFor('kitchen porter', { country: 'IE' })).toBeNull()
  expect(await closedFor('kitchen porter', { place: 'ireland' })).toBeNull()
  expect(await closedFor('kitchen porter -nights')).not.toBeNull()
  for (const q of ['', 'registered nurse', 'carer teacher', '-carer', 'kitchen']) {
    expect([q, await closedFor(q)]).toEqual([q, null])
  }
})
