import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { anApplication } from './applications.ts'

type Server = { db: Db; services: Services; app: FastifyInstance }

/** An application that the employer has marked as offered, of which the applicant has been notified. */
export async function anOffer(server: Server) {
  const applied = await anApplication(server)
  const { employer, key } = applied
  const { applicants, notices } = server.services.applications
  await applicants.setStage(employer.actor, key, { status: 'offered' })
  await notices.notifyStatus({ applicationId: key.id })
  return applied
}

/** An accepted offer. */
export async function anAcceptedOffer(server: Server) {
  const offer = await anOffer(server)
  const { applicant, id } = offer
  await server.services.arrival.answerOffer(applicant.actor, id, { answer: 'accepted' })
  return offer
}
