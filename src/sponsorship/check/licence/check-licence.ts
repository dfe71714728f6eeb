import { message } from '#platform/languages/message.ts'
import {
  REGISTER_URL,
  type RegisterEntry,
  type RegisterFacts,
  type RegisterMatch,
} from '#sponsorship/model/facts.ts'
import type { RuleSource } from '#sponsorship/model/check.schema.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { buildResult, reason, todo, type Result } from '#sponsorship/check/result.ts'
import { assessEntry, describeNamesakes } from './assess-entry.ts'

type Answer = ReturnType<typeof assessEntry>
type Found = Extract<RegisterMatch, { entry: RegisterEntry }>

type Loaded = Extract<RegisterFacts, { state: 'loaded' }>

/** Checks whether the employer has the licence that a new worker needs. Only an entry on the register decides. */
export function checkLicence(context: CheckContext): Result {
  const { advert, register, ruleIndex } = context
  const sources = [ruleIndex.cite('SW 5.2'), ruleIndex.cite('SW 5.3')]
  if (register.state === 'not-loaded') {
    return buildResult({
      verdict: 'unknown',
      code: 'no-register-loaded',
      ...reason(message('reasons.no-register-loaded')),
      ...todo(message('todos.register', { url: REGISTER_URL })),
      sources,
    })
  }
  sources.push(registerSource(register))
  const { match } = register
  if (isAgencyWithoutEntry(context, register)) {
    return buildResult({
      ...agencyFound('entry' in match ? match.entry.name : null),
      sources: [...sources, ruleIndex.cite('SW 5.6')],
    })
  }
  if (match.how !== 'confirmed' && advert.findings.some(({ kind }) => kind === 'another-body'))
    return buildResult({ ...ANOTHER_BODY, sources })
  if (advert.findings.some(({ kind }) => kind === 'training-sold'))
    return buildResult({ ...COURSE_SOLD, sources })
  if (match.how === 'none') {
    const result = match.searchedFor === '' ? noEmployerName() : notFound(register)
    return buildResult({ ...result, sources })
  }
  if (match.how === 'several')
    return buildResult({ ...severalFound(register, match.count), sources })
  if (match.how === 'namesakes')
    return buildResult({ ...describeNamesakes(match, register.publishedOn), sources })
  const answer = assessEntry(context, match, register.publishedOn)
  return buildResult({ ...limitToProof(context, match, answer), sources })
}

function registerSource({ publishedOn }: Loaded): RuleSource {
  return {
    rule: 'Register of licensed sponsors',
    title: 'Register of licensed sponsors: workers (Home Office)',
    url: REGISTER_URL,
    date: publishedOn,
  }
}

/** The result for an advert that is still being written and names no employer yet. */
function noEmployerName() {
  return {
    verdict: 'unknown' as const,
    code: 'no-employer-name',
    ...reason(message('reasons.no-employer-name')),
    ...todo(message('todos.any-legal-name')),
  }
}

function notFound({ match, publishedOn }: Loaded) {
  return {
    verdict: 'unknown' as const,
    code: 'not-found-under-this-name',
    ...reason(
      message('reasons.not-found-under-this-name', {
        name: match.searchedFor,
        date: { date: publishedOn },
      }),
    ),
    ...todo(message('todos.legal-name')),
  }
}

function severalFound({ match, publishedOn }: Loaded, count: number) {
  return {
    verdict: 'unknown' as const,
    code: 'several-holders',
    ...reason(
      message('reasons.several-holders', {
        date: { date: publishedOn },
        count,
        name: match.searchedFor,
      }),
    ),
    ...todo(message('todos.legal-name-and-town')),
  }
}

/** The answer for a course: who sells it is not who employs those who took it. */
const COURSE_SOLD = {
  verdict: 'unknown' as const,
  code: 'agency-not-the-employer',
  ...reason(message('reasons.training-sold')),
  ...todo(message('todos.training-sold')),
}

/**
 * Whether an agency advertises: the sponsor must be the real employer, and an agency’s own licence is not its client’s.
 */
function isAgencyWithoutEntry({ advert }: CheckContext, { match }: Loaded) {
  return match.how !== 'confirmed' && advert.findings.some(({ kind }) => kind === 'agency')
}

/** The answer where a body of another name says in the text that it recruits: it may be the one that would sponsor. */
const ANOTHER_BODY = {
  verdict: 'unknown' as const,
  code: 'agency-not-the-employer',
  ...reason(message('reasons.another-body')),
  ...todo(message('todos.which-company')),
}

function agencyFound(name: string | null) {
  return {
    verdict: 'unknown' as const,
    code: 'agency-not-the-employer',
    ...reason(name ? message('reasons.agency-entry', { name }) : message('reasons.agency')),
    ...todo(message('todos.which-company')),
  }
}

/**
 * Limits a pass to the licence’s holder. An organisation that posts here must have proved that it is the body of the
 * entry; an imported advert’s source names its employer.
 */
function limitToProof(
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
