import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findUnlawfulTexts } from './text-law.ts'

const server = await openTestServer()
const { db, services } = server
const AMBER = 'We look for a female carer for her.'
const WITH_REASON = `${AMBER}\nWhy the work needs it: she asked that only women wash her.`

const PLACES = ['message', 'note', 'template'] as const

/** Writes a text for an applicant in one of the places where an employer can. */
async function writeIn(place: (typeof PLACES)[number], text: string) {
  const { employer, key } = await anApplication(server)
  const { organisationId } = await db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', employer.actor.id)
    .executeTakeFirstOrThrow()
  const writing = {
    message: () => writeToApplicant(server, employer.actor, { key, text }),
    note: () => services.applications.notes.add(employer.actor, key, { note: text }),
    template: () =>
      services.templates.save(
        employer.actor,
        { organisationId, id: null },
        { name: 'Ours', kind: 'message', body: text, version: '' },
      ),
  }
  const events = () =>
    db
      .selectFrom('organisationEvent')
      .select('action')
      .where('actorId', '=', employer.actor.id)
      .where('action', 'in', ['message-stopped', 'note-stopped'])
      .execute()
  return { write: writing[place], events }
}

test.for(PLACES)('words in a %s that need a lawful reason ask for it, once', async (place) => {
  const { write, events } = await writeIn(place, AMBER)
  const { write: writeWithReason } = await writeIn(place, WITH_REASON)

  await expect(write()).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [
      {
        field: { message: 'text', note: 'note', template: 'body' }[place],
        message: expect.stringContaining('‘Why the work needs it:’'),
        law: { level: 'amber', law: expect.stringContaining('Equality Act 2010') },
      },
    ],
  })
  expect(await events()).toEqual([])
  await writeWithReason()
})

test('every kind of text that the laws are about asks for the reason in itself', () => {
  for (const kind of ['message', 'note', 'question'] as const) {
    const problems = (text: string) => findUnlawfulTexts([{ field: 'words', kind, text }], 'GB')
    expect(problems(AMBER)).toMatchObject([{ field: 'words', law: { level: 'amber' } }])
    expect(problems(`${AMBER}\nWhy the work needs it: yes`)).toHaveLength(1)
    expect(problems(WITH_REASON)).toEqual([])
    expect(problems(`${WITH_REASON} You must not be pregnant.`)).toMatchObject([
      { law: { level: 'red' } },
    ])
  }
})
