import type { Actor } from '#accounts/sessions/actor.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { findTerms } from '#hiring/arrival/offer/offer-terms.queries.ts'
import { createSnapshot } from '#hiring/applications/snapshot.ts'
import { findOwnApplication } from '#hiring/own-applications/own-applications.queries.ts'
import type { ReceivedForm } from '#platform/forms/forms.ts'
import type { Config } from '#platform/config.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Services } from '#platform/services.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { compareLetter, type ComparedLetter } from './compare-letter.ts'
import { letterFile } from './letter-file.ts'
import { findNamedJob } from './named-job.queries.ts'
import { readLetter, type LetterTerms } from './read-letter.ts'

declare module '#platform/services.ts' {
  interface Services {
    letters: ReturnType<typeof createLetters>
  }
}

interface FiledLetter extends ComparedLetter {
  /** The comparison as a text for an adviser, in English. */
  file: string
}

/** A pasted letter, and the job here that it names. */
export interface PastedLetter extends FiledLetter {
  job: { id: Id; title: string } | null
}

interface Reader {
  actor: Pick<Actor, 'id' | 'secondFactorAt'>
  visitor: Pick<Sender, 'ip'>
  language: Language
}

/** Letters that applicants were sent, beside the advert of their application. Nothing of a letter is kept. */
export function createLetters(
  { db }: Pick<Platform, 'db'>,
  real: Pick<Services['real'], 'receive' | 'checkForm'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return { open, receive: real.receive, compare, read }

  /** The advert and the offer of the actor’s own application. @throws {DomainError} `not_found` for everyone else */
  async function open(actor: Reader['actor'], id: Id) {
    await requireApplication(db, actor, { id, action: 'read as sent' })
    const [row, terms] = await Promise.all([findOwnApplication(db, id), findTerms(db, id)])
    if (!row) throw new DomainError('not_found')
    const { advert, status } = row
    return { id, advert, offer: status === 'offered' ? terms : null }
  }

  /** @throws {DomainError} `not_found`, `too_many`, or `invalid_input` for a letter that cannot be read */
  async function compare(
    { actor, visitor, language }: Reader,
    id: Id,
    form: Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>,
  ): Promise<FiledLetter> {
    const { advert, offer } = await open(actor, id)
    const { text, report } = await real.checkForm(visitor, form)
    return describe({ text, report, advert, offer }, language)
  }

  /**
   * A text that somebody pasted without an application, beside the open advert here whose employer and title it names, or
   * beside the rules alone; null for a text that does not read like an offer.
   */
  async function read(
    { text, report, sponsorId }: Awaited<ReturnType<Services['real']['checkForm']>>,
    language: Language,
  ): Promise<PastedLetter | null> {
    if (!isOffer(readLetter(text))) return null
    const found = sponsorId === null ? null : await findNamedJob(db, sponsorId, text)
    const advert = found && createSnapshot(found)
    const compared = await describe({ text, report, advert, offer: null }, language)
    return { ...compared, job: found && { id: found.id, title: found.title } }
  }

  async function describe(
    letter: Omit<Parameters<typeof compareLetter>[0], 'ruleIndex' | 'date'>,
    language: Language,
  ): Promise<FiledLetter> {
    const date = today()
    const dated = { ...letter, ruleIndex: await findRuleIndex(db, date), date }
    const { advert } = letter
    return {
      ...compareLetter(dated, language),
      file: letterFile(compareLetter(dated, english), {
        advert,
        date: english.longDate(date),
        address: publicUrl,
      }),
    }
  }
}

/** The fewest things that a letter says of pay, hours, place and money, to be read as an offer. */
const FEWEST_TERMS = 2

function isOffer({ pay, hours, place, money }: LetterTerms) {
  const said = [pay !== null, hours !== null, place !== '', money.length > 0]
  return said.filter(Boolean).length >= FEWEST_TERMS
}
