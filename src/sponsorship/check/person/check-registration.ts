import type { Verdict } from '#trade/headline/criteria.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { candidateCodes, suggestionCautions } from '#sponsorship/check/context/candidates.ts'
import { buildResult, type Result } from '#sponsorship/check/result.ts'
import { findRegulator, type Regulator } from './regulators.ts'

/** Checks whether the person is registered for the work; null if the work needs no registration. */
export function checkRegistration(context: CheckContext): Result | null {
  const { advert, applicant, ruleIndex } = context
  const regulators = candidateCodes(advert).map((code) => findRegulator(code, advert.nation))
  const regulator = regulators.find((one) => one !== null)
  if (!regulator) return null
  const isCertain = regulators.every((one) => one?.name === regulator.name)
  const answer = applicant.registration
  const { verdict, reason, todo } = isCertain
    ? answerFor(regulator, answer)
    : unclearAnswer(regulator)
  return buildResult({
    verdict,
    code: isCertain ? `registration-${answer ?? 'not-said'}` : 'registration-depends-on-the-code',
    reason,
    todo,
    cautions: [
      ...suggestionCautions(advert),
      ...(answer === 'working-towards'
        ? [
            'Some employers take people before they are registered; others do not. Pay may be lower until then.',
          ]
        : []),
    ],
    sources: [ruleIndex.cite(/Nursing/.test(regulator.name) ? 'SW 13.2' : 'SW 12.2')],
  })
}

interface Answer {
  verdict: Verdict
  reason: string
  todo: string | null
}

function answerFor(
  { name, isRequiredFirst }: Regulator,
  answer: CheckContext['applicant']['registration'],
): Answer {
  const asks = `The work asks for registration with ${name}`
  if (answer === 'registered') {
    return { verdict: 'pass', reason: `${asks}, which you say you have.`, todo: null }
  }
  if (answer === null) {
    return {
      verdict: 'unknown',
      reason: `${asks}; you have not said whether you have it.`,
      todo: `Look up how to register with ${name}.`,
    }
  }
  if (answer === 'working-towards') {
    return {
      verdict: 'unknown',
      reason: `${asks}, and you have started the process.`,
      todo: 'Ask the employer whether it takes people before they are registered, and for how long.',
    }
  }
  return {
    verdict: isRequiredFirst ? 'fail' : 'unknown',
    reason: isRequiredFirst
      ? `${asks}, and without it you may not do this work.`
      : `${asks} from most people, but some may start without it.`,
    todo: `Look up how to register with ${name}.`,
  }
}

function unclearAnswer({ name }: Regulator): Answer {
  return {
    verdict: 'unknown',
    reason: `The work may ask for registration with ${name}, depending on which occupation it is.`,
    todo: 'Ask the employer which registration the job needs.',
  }
}
