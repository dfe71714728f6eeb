import { expect, test } from 'vitest'
import type { ClaimForm } from '#organisations/organisations.schema.ts'
import { versionOf } from '#platform/forms/since-opened.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { describeProof } from '#organisations/proof/describe-proof.ts'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import {
  aMember,
  anOrganisation,
  historyOf,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db } = server
const { claims, proof } = server.services.organisations

async function aProvedHome() {
  const { id: sponsorId, name: legalName } = await aSponsor(db, {
    name: `${uniqueWord()} Hospitals Limited`,
  })
  const name = legalName.replace(' Limited', '')
  const home = await anOrganisation(server, { name, legalName, sponsorId })
  await aProof(db, home.id, { sponsorId })
  const form: ClaimForm = { name, legalName, companyNumber: '', sponsorId }
  return { ...home, form }
}

const aJobOf = ({ id, form }: Awaited<ReturnType<typeof aProvedHome>>) =>
  aJob(db, {
    organisationId: id,
    employerName: form.name,
    legalName: form.legalName,
    sponsorId: form.sponsorId,
    poster: 'proved',
    applyEmail: 'jobs@employer.example',
  })

const rowOf = (id: string) =>
  db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select(['job.poster', 'job.employerName', 'job.sponsorId', 'jobSearch.licence'])
    .where('job.id', '=', id)
    .executeTakeFirst()

test('saving what is there already changes nothing', async () => {
  const home = await aProvedHome()
  await claims.change(home.actor, home.id, home.form)

  expect(await describeProof(db, home.id)).not.toBeNull()
  expect(await historyOf(server, home.id)).toEqual(['created'])
})

test('another claim ends the proof, and the jobs lose their pass at once', async () => {
  const home = await aProvedHome()
  const job = await aJobOf(home)
  expect(await rowOf(job.id)).toMatchObject({ licence: 1 })
  const other = await aSponsor(db)

  await claims.change(home.actor, home.id, {
    ...home.form,
    legalName: other.name,
    sponsorId: other.id,
  })

  // A licence under another name waits for the desk, and is in no list.
  expect(await rowOf(job.id)).toBeUndefined()
  expect(await describeProof(db, home.id)).toBeNull()
  expect(await historyOf(server, home.id)).toEqual(['created', 'claimed', 'proof-ended'])
  await sendMails(server)
  expect(await subjectsTo(server, home.actor.email)).toEqual([
    `The proof of ${home.name} has ended`,
  ])
})

test('another name ends the proof and goes to the adverts, but not where people have applied', async () => {
  const home = await aProvedHome()
  const job = await aJobOf(home)
  const rename = (name: string) => claims.change(home.actor, home.id, { ...home.form, name })

  const employerName = `${home.name} North`
  await rename(employerName)
  expect(await rowOf(job.id)).toMatchObject({ poster: 'unproved', employerName, licence: 0 })

  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await expect(rename('Leeds Teaching Hospitals NHS Trust')).rejects.toThrow(problems.applicants)
  expect(await rowOf(job.id)).toMatchObject({ employerName })

  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute()
  await rename(`${home.name} South`)
  expect(await nameOf(home.id)).toBe(`${home.name} South`)
})

async function nameOf(id: string) {
  const query = db.selectFrom('organisation').select('name').where('id', '=', id)
  return (await query.executeTakeFirst())?.name
}

test('nobody has two organisations of one name', async () => {
  const home = await aProvedHome()
  const { services } = server
  const { id } = await services.organisations
    .list(home.actor)
    .then(([first]) => first ?? { id: '' })
  const other = await aProvedHome()
  await db
    .insertInto('organisationMember')
    .values({ organisationId: other.id, accountId: home.actor.id, role: 'owner' })
    .execute()

  const rename = claims.change(home.actor, id, { ...home.form, name: other.name.toUpperCase() })
  await expect(rename).rejects.toThrow(problems.nameTaken)
})

test.each(['recruiter', 'reader', null] as const)(
  'somebody with the role %s claims nothing',
  async (role) => {
    const home = await aProvedHome()
    const { actor } = role ? await aMember(server, home.id, role) : await aLoggedInPerson(server)

    await expect(claims.change(actor, home.id, home.form)).rejects.toMatchObject({
      code: role ? 'forbidden' : 'not_found',
    })
  },
)

test.each(['nothing', '\u0000', 'x'.repeat(4000)])(
  'the entry %o is not on the register',
  async (sponsorId) => {
    const home = await aProvedHome()
    await expect(
      claims.change(home.actor, home.id, { ...home.form, sponsorId }),
    ).rejects.toMatchObject({ problems: [{ field: 'legalName' }] })
  },
)

test('an entry cannot be claimed under another name', async () => {
  const home = await aProvedHome()
  await expect(
    claims.change(home.actor, home.id, { ...home.form, legalName: 'Evil Care Ltd' }),
  ).rejects.toMatchObject({ problems: [{ field: 'legalName' }] })
})

test('a second claim waits for the desk, and the first organisation is told', async () => {
  const home = await aProvedHome()
  const second = await anOrganisation(server, { name: `${home.name} Homes` })
  await claims.change(second.actor, second.id, { ...home.form, name: second.name })

  const cases = await db
    .selectFrom('moderationCase')
    .select('kind')
    .where('organisationId', '=', second.id)
    .execute()
  expect(cases).toEqual([{ kind: 'claim' }])
  const sent = { organisationId: second.id, email: 'ada@reedbed.co.uk' }
  await expect(proof.requestCode(aVisitor(), second.actor, sent)).rejects.toThrow(
    problems.waitingClaim,
  )
  await sendMails(server)
  expect(await subjectsTo(server, home.actor.email)).toEqual([
    `Somebody else says they are ${home.name}`,
  ])
})

test('the same legal name without its entry is a second claim, too', async () => {
  const home = await aProvedHome()
  const second = await anOrganisation(server, { name: 'Another one' })
  const legalName = home.form.legalName.replace(' Limited', ' Ltd')
  const form = { name: 'Another one', legalName, companyNumber: '', sponsorId: '' }
  await claims.change(second.actor, second.id, form)

  expect(await server.services.organisations.find(second.actor, second.id)).toMatchObject({
    isClaimHeld: true,
  })
  // An organisation that changes its claim no longer waits.
  await claims.change(second.actor, second.id, { ...form, legalName: 'Another One Ltd' })
  expect(await server.services.organisations.find(second.actor, second.id)).toMatchObject({
    isClaimHeld: false,
  })
})

test('a name is changed ten times an hour, and nobody else uses that up', async () => {
  const home = await aProvedHome()
  const rename = (number: number) =>
    claims.change(home.actor, home.id, { ...home.form, name: `${home.name} ${number}` })
  const stranger = await aLoggedInPerson(server)
  const reader = await aMember(server, home.id, 'reader')
  for (const { actor } of [stranger, reader])
    for (let count = 0; count < 12; count += 1)
      await expect(claims.change(actor, home.id, home.form)).rejects.toMatchObject({
        code: actor.id === stranger.actor.id ? 'not_found' : 'forbidden',
      })

  for (let number = 1; number <= 10; number += 1) await rename(number)
  await expect(rename(11)).rejects.toMatchObject({
    code: 'too_many',
    message:
      'The name or the legal body was changed ten times. Wait an hour, then change it again.',
  })
  // Neither by another of its owners, nor for another of one's organisations.
  const owner = await aMember(server, home.id, 'owner')
  await expect(claims.change(owner.actor, home.id, home.form)).rejects.toMatchObject({
    code: 'too_many',
  })
  const id = await claims.create(home.actor, `Reed ${uniqueWord()}`)
  const other = { name: 'Reed', legalName: '', companyNumber: '', sponsorId: '' }
  await expect(claims.change(home.actor, id, other)).rejects.toMatchObject({ code: 'too_many' })
})

test('the second window of the form saves nothing until it has said what the first one saved', async () => {
  const home = await aProvedHome()
  const open = { ...home.form, version: versionOf(home.form) }
  const [first, second] = [`${home.name} North`, `${home.name} South`]
  await claims.change(home.actor, home.id, { ...open, name: first })

  const late = claims.change(home.actor, home.id, { ...open, name: second })
  await expect(late).rejects.toMatchObject({ code: 'changed_by_colleague' })
  await expect(late).rejects.toThrow(`Name on adverts is ‘${first}’ now`)
  const stored = () =>
    db.selectFrom('organisation').select('name').where('id', '=', home.id).executeTakeFirstOrThrow()
  expect((await stored()).name).toBe(first)

  const { version: _version, ...form } = open
  const version = versionOf({ ...form, name: first })
  await claims.change(home.actor, home.id, { ...open, name: second, version })
  expect((await stored()).name).toBe(second)
})
