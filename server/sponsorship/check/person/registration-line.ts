import type { Verdict } from '#contract/sponsorship/lines.ts'
import type { Asked } from '../given/asked.ts'
import { candidatesOf, suggestionCautions } from '../given/candidates.ts'
import { draft, type Draft } from '../words/line.ts'
import { regulatorOf, type Regulator } from './regulators.ts'

/** Whether the person is registered for the work; null where nothing of the kind is asked. */
export function registrationLine(asked: Asked): Draft | null {
  const { advert, applicant, book } = asked
  const regulators = candidatesOf(advert).map((code) => regulatorOf(code, advert.nation))
  const regulator = regulators.find((one) => one !== null)
  if (!regulator) return null
  const isCertain = regulators.every((one) => one?.name === regulator.name)
  const said = applicant.registration
  const { verdict, reason, todo } = isCertain ? say(regulator, said) : onlyPerhaps(regulator)
  return draft({
    verdict,
    code: isCertain ? `registration-${said ?? 'not-said'}` : 'registration-depends-on-the-code',
    reason,
    todo,
    cautions: [
      ...suggestionCautions(advert),
      ...(said === 'working-towards'
        ? [
            'Some employers take people who are on the way; others do not. Pay may be lower until then.',
          ]
        : []),
    ],
    sources: [book.cite(/Nursing/.test(regulator.name) ? 'SW 13.2' : 'SW 12.2')],
  })
}

interface Said {
  verdict: Verdict
  reason: string
  todo: string | null
}

function say({ name, isAskedFirst }: Regulator, said: Asked['applicant']['registration']): Said {
  const asks = `The work asks for registration with ${name}`
  if (said === 'registered') {
    return { verdict: 'pass', reason: `${asks}, which you say you have.`, todo: null }
  }
  if (said === null) {
    return {
      verdict: 'unknown',
      reason: `${asks}; you have not said whether you have it.`,
      todo: `Look up how to register with ${name}.`,
    }
  }
  if (said === 'working-towards') {
    return {
      verdict: 'unknown',
      reason: `${asks}, and you are on the way to it.`,
      todo: 'Ask the employer whether it takes people before they are registered, and for how long.',
    }
  }
  return {
    verdict: isAskedFirst ? 'fail' : 'unknown',
    reason: isAskedFirst
      ? `${asks}, and without it you may not do this work.`
      : `${asks} from most people, but some may start without it.`,
    todo: `Look up how to register with ${name}.`,
  }
}

function onlyPerhaps({ name }: Regulator): Said {
  return {
    verdict: 'unknown',
    reason: `The work may ask for registration with ${name}, depending on which occupation it is.`,
    todo: 'Ask the employer which registration the job needs.',
  }
}
