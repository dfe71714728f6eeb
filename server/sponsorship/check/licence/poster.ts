import type { RegisterEntry, RegisterMatch } from '#contract/sponsorship/facts.ts'
import type { CheckContext } from '../context/check-context.ts'
import type { assessEntry } from './assess-entry.ts'

type Answer = ReturnType<typeof assessEntry>
type Found = Extract<RegisterMatch, { entry: RegisterEntry }>

/**
 * A licence counts for whoever holds it. An organisation that posts here must have shown that it is the body
 * of the entry; of an imported advert its source says who the employer is.
 */
export function asFarAsProved(
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
      reason: `‘${name}’ is on the register, but the organisation that posted this has not said that it is this one.`,
      todo: 'Ask for the exact legal name on its sponsor licence.',
    }
  }
  return {
    ...answer,
    verdict: 'unknown',
    code: 'poster-not-proved',
    reason: `‘${name}’ is on the register with an A rating, but we have not checked that this poster acts for it.`,
    todo: `Find the website of ‘${name}’ yourself, and ask there whether this job is theirs. Use no link, number or address from the advert for it.`,
  }
}
