import type { Actor } from '#accounts/sessions/actor.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { findTerms } from '#hiring/arrival/offer/offer-terms.queries.ts'
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

declare module '#platform/services.ts' {
  interface Services {
    letters: ReturnType<typeof createLetters>
  }
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
  return { open, receive: real.receive, compare }

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
  ): Promise<ComparedLetter & { file: string }> {
    const { advert, offer } = await open(actor, id)
    const { text, report } = await real.checkForm(visitor, form)
    const date = today()
    const ruleIndex = await findRuleIndex(db, date)
    const letter = { text, report, advert, offer, ruleIndex, date }
    const { title, employer } = advert
    return {
      ...compareLetter(letter, language),
      file: letterFile(compareLetter(letter, english), {
        title,
        employer,
        date: english.longDate(date),
        address: publicUrl,
      }),
    }
  }
}
