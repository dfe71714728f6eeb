import { expect, test } from 'vitest'
import { Profile } from '#accounts/accounts.schema.ts'
import { READ_COLUMNS, type ReadColumn } from '#board/screening/reading/read-by-applicants.ts'
import { ClaimForm } from '#organisations/organisations.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { aFixedInterview, anOfferForm } from '#tests/support/interviews.ts'
import { OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { anAcceptedOffer, anOffer } from '#tests/support/offers.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { FILE_PLACES } from '#tests/support/sent-files.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { services } = server

const DEMAND = 'Pay £3,000 for the certificate, WhatsApp 07700 900123'
const NAME = 'Pay Me For Your Visa On WhatsApp'
const HONEST = 'Harbour House'
/** Texts of another form. */
const DEMANDS: Partial<Record<ReadColumn, string>> = {
  'job.apply_email': 'pay.500.visa.fee.whatsapp07700900123@care.example',
  'interview_offer.link': 'https://pay.example/visa-fee',
  'account.first_name': NAME,
  'account.last_name': NAME,
}
const HONEST_TEXTS: Partial<Record<ReadColumn, string>> = {
  'job.apply_email': 'jobs@care.example',
  'interview_offer.link': 'https://meet.google.com/room-two',
}

/** Whether the text that was written is public, or has reached the applicant. */
type Write = (text: string) => Promise<boolean>

const inTerms =
  (field: 'place' | 'repayment'): Write =>
  async (text) => {
    const { employer, key } = await anOffer(server)
    await services.arrival.terms.save(employer.actor, key, OfferTerms.parse({ [field]: text }))
    return true
  }

const inPosting =
  (field: string): Write =>
  async (text) => {
    const { actor } = await aLoggedInPerson(server)
    const job = await services.postings.publish(actor, aPostingForm({ [field]: text }))
    return job.status === 'open'
  }

const inClaim =
  (field: 'name' | 'legalName'): Write =>
  async (text) => {
    const { actor, id, name } = await anOrganisation(server)
    const form = ClaimForm.parse({
      name,
      legalName: '',
      companyNumber: '',
      sponsorId: '',
      [field]: text,
    })
    await services.organisations.claims.change(actor, id, form)
    return true
  }

const inName =
  (field: 'firstName' | 'lastName'): Write =>
  async (text) => {
    const { actor } = await aLoggedInPerson(server)
    const profile = { firstName: 'Ada', lastName: 'Obi', mobileNumber: '', currentLocation: 'GB' }
    await services.accounts.settings.save(actor, Profile.parse({ ...profile, [field]: text }))
    return true
  }

const inOffer =
  (field: 'link' | 'place' | 'host' | 'note', way: 'video' | 'place'): Write =>
  async (text) => {
    const { employer, key } = await anApplication(server)
    const form = {
      link: '',
      place: '1 Quay Street',
      way,
      ...(way === 'video' && { link: 'https://meet.google.com/room' }),
    }
    await services.interviews.offer(employer.actor, key, anOfferForm({ ...form, [field]: text }))
    return true
  }

const inFileName =
  (place: string): Write =>
  async (text) => {
    const sending = await FILE_PLACES[place]?.(server)
    await sending?.send(new File([aPdf()], `${text}.pdf`))
    return true
  }

/** The product’s own way to write each column that applicants read. */
const WAYS: Record<ReadColumn, Write> = {
  'job.title': inPosting('jobTitle'),
  'job.employer_name': inPosting('companyName'),
  'job.place': inPosting('place'),
  'job.description': inPosting('description'),
  'job.questions': inPosting('ownQuestion1'),
  'job.law_reason': inPosting('reason'),
  'job.legal_name': inPosting('legalName'),
  'job.apply_email': inPosting('email'),
  'organisation.name': inClaim('name'),
  'organisation.legal_name': inClaim('legalName'),
  'account.first_name': inName('firstName'),
  'account.last_name': inName('lastName'),
  'application_message.body': async (text) => {
    const { employer, applicant, key, id } = await anApplication(server)
    await writeToApplicant(server, employer.actor, { key, text })
    return (await services.applications.own.find(applicant.actor, id)).messages.length > 0
  },
  'application_message.file_name': inFileName('an employer’s file'),
  'arrival_file.name': inFileName('an employer’s file of an arrival'),
  'arrival_item.note': async (note) => {
    const { employer, key } = await anAcceptedOffer(server)
    await services.arrival.saveNote(employer.actor, key, { item: 'certificate-assigned', note })
    return true
  },
  'interview.reason': async (reason) => {
    const { employer, key } = await aFixedInterview(server)
    await services.interviews.cancel(employer.actor, key, { reason })
    return true
  },
  'interview_offer.link': inOffer('link', 'video'),
  'interview_offer.place': inOffer('place', 'place'),
  'interview_offer.host': inOffer('host', 'place'),
  'interview_offer.note': inOffer('note', 'place'),
  'offer_terms.place': inTerms('place'),
  'offer_terms.repayment': inTerms('repayment'),
}

async function getsThrough(write: Write, text: string) {
  try {
    return await write(text)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return false
    throw error
  }
}

test.each(READ_COLUMNS)('a demand for money in %s is refused or held', async (column) => {
  expect(await getsThrough(WAYS[column], HONEST_TEXTS[column] ?? HONEST)).toBe(true)
  expect(await getsThrough(WAYS[column], DEMANDS[column] ?? DEMAND)).toBe(false)
})
