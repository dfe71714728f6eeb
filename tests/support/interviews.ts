import type { FastifyInstance } from 'fastify'
import { InterviewOffer } from '#hiring/interviews/model/interviews.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { anApplication } from './applications.ts'

type Server = { db: Db; services: Services; app: FastifyInstance }

const DAY_MS = 86_400_000

/** The day a number of days from now, in UTC. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

/** The form of an offer for 10:00, 11:00 and 12:00 in ten days, except as the test says. */
export function anOfferForm(overrides: Record<string, string> = {}) {
  return InterviewOffer.parse({
    zone: 'UTC',
    minutes: '30',
    way: 'video',
    link: 'https://meet.google.com/room-five',
    host: 'Bola Ade, ward manager',
    note: 'We talk about nights.',
    formId: newId(),
    'date-1': dayIn(10),
    'time-1': '10:00',
    'date-2': dayIn(10),
    'time-2': '11:00',
    'date-4': dayIn(10),
    'time-4': '12:00',
    ...overrides,
  })
}

/** An application whose applicant has been offered three times of day. */
export async function anInterviewOffer(server: Server, overrides: Record<string, string> = {}) {
  const applied = await anApplication(server)
  const { employer, key } = applied
  await server.services.interviews.offer(employer.actor, key, anOfferForm(overrides))
  return { ...applied, slots: await slotsOf(server, applied) }
}

/** An interview for which the first of the times is chosen. */
export async function aFixedInterview(server: Server, overrides: Record<string, string> = {}) {
  const offered = await anInterviewOffer(server, overrides)
  const { applicant, id, slots } = offered
  await server.services.interviews.pick(applicant.actor, id, { slot: slots[0] ?? '', zone: '' })
  return offered
}

/** The times that an applicant can choose now. */
export async function slotsOf(
  { services }: Server,
  { applicant, id }: Pick<Awaited<ReturnType<typeof anApplication>>, 'applicant' | 'id'>,
): Promise<string[]> {
  const { interview } = await services.interviews.find(applicant.actor, { id })
  return (interview?.offer?.slots ?? []).filter(({ isFree }) => isFree).map((slot) => slot.id)
}

/** Moves the chosen time of an application to a number of minutes from now. */
export async function moveInterview({ db }: Server, applicationId: string, minutes: number) {
  const startsAt = new Date(Date.now() + minutes * 60_000).toISOString()
  const picked = db
    .selectFrom('interview')
    .select('slotId')
    .where('applicationId', '=', applicationId)
    .where('endedAt', 'is', null)
  await db.updateTable('interviewSlot').set({ startsAt }).where('id', 'in', picked).execute()
}

/** Sends an application's waiting mails twice, as after a kill; `kinds` in the order in which they were queued. */
export async function deliverInterviewMails({ db, services }: Server, applicationId: string) {
  const mails = await db
    .selectFrom('outboxMail as mail')
    .innerJoin('interview', 'interview.id', 'mail.subject')
    .select(['mail.id'])
    .where('interview.applicationId', '=', applicationId)
    .orderBy('mail.createdAt')
    .orderBy('mail.id')
    .execute()
  for (const { id } of mails) {
    await services.outbox.deliver(id)
    await services.outbox.deliver(id)
  }
}
