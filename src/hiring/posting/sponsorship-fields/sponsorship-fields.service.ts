import { NO_FEE_PROBLEM } from '#trade/postings.schema.ts'
import type { Poster } from '#trade/poster.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findOwnPoster } from '#organisations/organisations.queries.ts'
import { readInTurn } from '#platform/limits/read-in-turn.ts'
import type { Platform } from '#platform/platform.ts'
import type { PostingForm } from '#hiring/posting/drafts/read-posting.ts'
import type { Sponsorship } from '#sponsorship/sponsorship.service.ts'
import { occupationField, sponsorField } from './choice-fields.ts'
import {
  requireChoice,
  foldText,
  resolveChoice,
  showChoice,
  type Answers,
  type Choice,
} from '#platform/forms/choices.ts'
import { showPayBands, type PayBands } from './show-pay-bands.ts'
import { toCheckedAdvert } from './to-checked-advert.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Values that the sponsorship fields show besides their answers. */
export interface SponsorshipFieldsView {
  sponsor: Choice
  occupation: Choice
  payBands: PayBands
  /** Null without a country, and for jobs outside the UK. */
  check: SponsorshipCheck | null
  /** The poster that the advert would show. */
  poster: Poster
}

/** The part of the posting form about sponsorship. */
export function createSponsorshipFields(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  sponsorship: Sponsorship,
) {
  const sponsor = sponsorField(db, sponsorship)
  const occupation = occupationField(sponsorship)
  return { resolveChoices, resolveEmployer, showEmployer, verify, show, check }

  /** Resolves a form that asks only for the employer. */
  async function resolveEmployer(answers: Answers) {
    return requireChoice(sponsor, await resolveChoice(sponsor, answers))
  }

  /** The choice shown at the employer field. */
  function showEmployer(answers: Answers): Promise<Choice> {
    return showChoice(sponsor, answers)
  }

  /** Resolves the choices of a page's form, and adds the questions that its sender must answer. */
  async function resolveChoices(form: PostingForm): Promise<PostingForm> {
    const employer = await requireChoice(sponsor, await resolveChoice(sponsor, form.values))
    const work = await requireChoice(occupation, await resolveChoice(occupation, employer.answers))
    const values = work.answers
    const fee = values.noFee ? [] : [{ field: 'noFee', message: NO_FEE_PROBLEM }]
    const problems = [...form.problems, ...employer.problems, ...work.problems, ...fee]
    return { ...form, values, problems }
  }

  /** Checks that the entry, the occupation and the pay band of any form exist. */
  async function verify(form: PostingForm): Promise<PostingForm> {
    const { sponsorId = '', occupationCode, payBand, legalName = '' } = form.values
    const problems = [...form.problems]
    const add = (field: string, message: string) => problems.push({ field, message })
    // Without control characters: the database rejects NUL, and ids contain none.
    const entry = sponsorId ? await sponsor.find(asLine(sponsorId)) : null
    if (sponsorId && !entry)
      add('sponsorId', 'Choose the entry on the register from the list again.')
    const isOtherName =
      entry !== null && legalName !== '' && foldText(entry.name) !== foldText(legalName)
    if (isOtherName) add('legalName', 'This is not the name of the entry you chose.')
    if (occupationCode && !(await occupation.find(occupationCode))) {
      add('occupationCode', 'Choose an occupation from the list, or leave it out.')
    }
    if (payBand && !(await sponsorship.listPayBands()).some(({ value }) => value === payBand)) {
      add('payBand', 'Choose a pay band from the list, or leave it out.')
    }
    const values = entry ? { ...form.values, legalName: entry.name } : form.values
    return { ...form, values, problems }
  }

  async function show(
    actor: Actor,
    answers: Answers,
    { withAllBands = false } = {},
  ): Promise<SponsorshipFieldsView> {
    const { check, poster } = await checkAnswers(actor, answers)
    return {
      sponsor: await showChoice(sponsor, answers),
      occupation: await showChoice(occupation, answers),
      payBands: await showPayBands(sponsorship, {
        occupation: check?.occupation ?? null,
        chosen: answers.payBand ?? '',
        withAllBands,
      }),
      check,
      poster,
    }
  }

  /**
   * Checks an unfinished form. Nothing is saved.
   * @throws {DomainError} `too_many`
   */
  async function check(actor: Actor, answers: Answers): Promise<SponsorshipCheck | null> {
    await limits.consume(RATE_LIMITS['posting-check'], actor.id)
    return (await readInTurn(actor.id, () => checkAnswers(actor, answers))).check
  }

  async function checkAnswers(actor: Actor, answers: Answers) {
    const chosen = await resolveChoice(occupation, await resolveChoice(sponsor, answers))
    const { poster } = await findOwnPoster(db, actor.id, chosen.companyName ?? '')
    const advert = toCheckedAdvert(chosen, poster)
    return { check: advert && (await sponsorship.checkAdvert(advert)), poster }
  }
}

export type SponsorshipFields = ReturnType<typeof createSponsorshipFields>
