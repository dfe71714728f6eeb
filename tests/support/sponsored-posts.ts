import { postJob } from './e2e.ts'
import { aRegister, aSponsor } from './register.ts'

type Server = Parameters<typeof postJob>[0]

const DESCRIPTION =
  'We look after 24 people by the sea, on two floors, with a team that stays. You lead a shift, plan care with ' +
  'the people who live here and their families, and teach students from the university down the road. ' +
  'You work three long days a week, with a handover that is paid.'

/** A nurse's job with everything the check needs. */
export async function aNursePost(server: Server, overrides: Parameters<typeof postJob>[1] = {}) {
  const { db } = server
  await aRegister(db)
  const sponsor = await aSponsor(db)
  return postJob(server, {
    title: 'Staff nurse, elderly care',
    employerName: 'Lantern Quay Hospital',
    description: DESCRIPTION,
    payMin: 33_000,
    payMax: 38_000,
    payCurrency: 'GBP',
    payPeriod: 'year',
    hoursPerWeek: 37.5,
    occupationCode: '2237',
    payBand: 'afc-5',
    legalName: sponsor.name,
    sponsorId: sponsor.id,
    offersSponsorship: true,
    ...overrides,
  })
}

/** A carer's job, for which nobody abroad can be sponsored. */
export async function aCarerPost(server: Server) {
  return postJob(server, {
    title: 'Care assistant',
    description: DESCRIPTION,
    occupationCode: '6135',
    payMin: 13,
    payCurrency: 'GBP',
    payPeriod: 'hour',
    hoursPerWeek: 40,
    offersSponsorship: true,
  })
}
