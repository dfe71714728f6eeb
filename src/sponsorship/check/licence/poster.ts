import { message } from '#platform/languages/message.ts'
import type { RegisterEntry, RegisterMatch } from '#sponsorship/model/facts.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { reason, todo } from '#sponsorship/check/result.ts'
import type { assessEntry } from './assess-entry.ts'

type Answer = ReturnType<typeof assessEntry>
type Found = Extract<RegisterMatch, { entry: RegisterEntry }>

/**
 * Limits a pass to the licence’s holder. An organisation that posts here must have proved that it is the body of the
 * entry; an imported advert’s source names its employer.
 */
export function limitToProof(
  { advert: { poster } }: CheckContext,
  { how, entry: { name } }: Found,
  answer: Answer,
): Answer {
  const isItsOwn = poster === 'source' || (poster === 'proved' && how === 'confirmed')
  if (answer.verdict !== 'pass' || isItsOwn) return answer
  if (poster === 'proved') {
    return {
      ...answer,
      verdict: 'unknown',
      code: 'entry-not-claimed',
      ...reason(message('reasons.entry-not-claimed', { name })),
      ...todo(message('todos.its-legal-name')),
    }
  }
  return {
    ...answer,
    verdict: 'unknown',
    code: 'poster-not-proved',
    ...reason(message('reasons.poster-not-proved', { name })),
    ...todo(message('todos.ask-there', { name })),
  }
}
