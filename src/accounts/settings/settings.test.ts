import { expect, test } from 'vitest'
import { EmailPreferences, Profile } from '#accounts/accounts.schema.ts'
import { anAddress, aPerson, aVisitor, openSession, PASSWORD } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { sessions, settings } = services.accounts

const aProfile = (overrides: Record<string, string> = {}) => ({
  firstName: 'Adaeze',
  lastName: 'Obi-Eze',
  mobileNumber: '07911 123456',
  currentLocation: 'GB',
  ...overrides,
})

test('a person sees their own account and saves name, number and country', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)

  await settings.save(actor, Profile.parse(aProfile()))

  expect(await settings.facts(actor)).toEqual({
    firstName: 'Adaeze',
    lastName: 'Obi-Eze',
    mobileNumber: '+447911123456',
    country: 'GB',
    email: person.email,
    newEmail: null,
    isDeletionPending: false,
    profilePicture: null,
    since: person.createdAt,
    emailPreferences: {
      applicantMails: 'each',
      wantsReceipts: true,
      wantsMessageMails: true,
      wantsStatusMails: true,
      wantsSavedMails: true,
      language: 'en',
    },
  })
})

test('an unticked box turns an optional email off', async () => {
  const { actor } = await openSession(services, await aPerson(db))

  await settings.saveEmailPreferences(actor, EmailPreferences.parse({ wantsReceipts: 'on' }))

  expect((await settings.facts(actor)).emailPreferences).toEqual({
    applicantMails: 'each',
    wantsReceipts: true,
    wantsMessageMails: false,
    wantsStatusMails: false,
    wantsSavedMails: false,
    language: 'en',
  })
})

test('emails about applicants come each, daily or not at all, and a form of before changes nothing', async () => {
  const { actor } = await openSession(services, await aPerson(db))
  const save = async (form: object) => {
    await settings.saveEmailPreferences(actor, EmailPreferences.parse(form))
    return (await settings.facts(actor)).emailPreferences.applicantMails
  }

  for (const applicantMails of ['daily', 'none', 'each', 'daily'])
    expect(await save({ applicantMails })).toBe(applicantMails)
  expect(await save({ wantsReceipts: 'on' })).toBe('daily')
  expect(EmailPreferences.safeParse({ applicantMails: 'hourly' }).success).toBe(false)
})

test('saving changes no other account, and an emptied number is deleted', async () => {
  const [person, other] = [await aPerson(db, { phone: '+4479111' }), await aPerson(db)]
  const { actor } = await openSession(services, person)

  await settings.save(actor, Profile.parse(aProfile({ mobileNumber: ' ' })))

  expect((await settings.facts(actor)).mobileNumber).toBe('')
  const { actor: otherActor } = await openSession(services, other)
  expect(await settings.facts(otherActor)).toMatchObject({ firstName: 'Ada', country: 'NG' })
})

test.each([
  [{ firstName: '' }, 'Enter your first name.'],
  [{ firstName: '<b>Ada</b>' }, 'Invalid name entered'],
  [{ lastName: ' ' }, 'Enter your last name.'],
  [{ lastName: 'o'.repeat(61) }, 'The last name is longer than 60 characters. Shorten it.'],
  [{ currentLocation: 'Atlantis' }, 'Select your country from the list.'],
  [{ currentLocation: '' }, 'Select your country from the list.'],
])('a profile with %o is rejected', (overrides, message) => {
  const parsed = Profile.safeParse(aProfile(overrides as Record<string, string>))

  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a person can log out one device, or all but this one', async () => {
  const person = await aPerson(db)
  const [here, phone, library] = [
    await openSession(services, person),
    await openSession(services, person),
    await openSession(services, person),
  ]

  await sessions.endOne(here.actor, phone.actor.sessionId)
  expect(await sessions.find(phone.token, aVisitor())).toBeNull()
  expect(await sessions.list(here.actor)).toHaveLength(2)

  await sessions.endOthers(here.actor)
  expect(await sessions.find(library.token, aVisitor())).toBeNull()
  expect(await sessions.list(here.actor)).toEqual([
    expect.objectContaining({ id: here.actor.sessionId, isThisOne: true }),
  ])
})

test("knowing the id of another person's session is not enough to end it", async () => {
  const mine = await openSession(services, await aPerson(db))
  const theirs = await openSession(services, await aPerson(db))

  const attempt = sessions.endOne(mine.actor, theirs.actor.sessionId)

  await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
  const unstorable = sessions.endOne(mine.actor, 'x\u0000')
  await expect(unstorable).rejects.toMatchObject({ code: 'not_found' })
  await sessions.endOthers(mine.actor)
  expect(await sessions.find(theirs.token, aVisitor())).not.toBeNull()
})

test('wrong passwords in one session block it for a while, and no other session', async () => {
  const person = await aPerson(db)
  const [thief, owner] = [await openSession(services, person), await openSession(services, person)]
  const requestChange = ({ actor }: typeof owner, emailPassword: string) =>
    settings.requestEmailChange(aVisitor(), actor, { newEmail: anAddress(), emailPassword })
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(requestChange(thief, `Guess-number-${guess}`)).rejects.toMatchObject({
      problems: [expect.objectContaining({ field: 'emailPassword' })],
    })
  }

  // Guesses in all fields count together.
  const deletion = { deletePassword: PASSWORD }
  const rejected = settings.requestDeletion(aVisitor(), thief.actor, deletion)

  await expect(rejected).rejects.toMatchObject({ code: 'too_many', retryAfter: expect.any(Number) })
  await requestChange(owner, PASSWORD)
})
