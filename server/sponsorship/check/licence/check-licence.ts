import type { RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { RuleSource } from '#contract/sponsorship/check.ts'
import type { CheckContext } from '../context/check-context.ts'
import { buildResult, type Result } from '../result.ts'
import { longDate } from '../../long-date.ts'
import { asFarAsProved } from './poster.ts'
import { assessEntry, describeNamesakes } from './assess-entry.ts'

const REGISTER_URL =
  'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers'

type Loaded = Extract<RegisterFacts, { state: 'loaded' }>

/** Whether the employer has the licence that a new worker needs. Only an entry on the register decides. */
export function checkLicence(context: CheckContext): Result {
  const { register, ruleIndex } = context
  const sources = [ruleIndex.cite('SW 5.2'), ruleIndex.cite('SW 5.3')]
  if (register.state === 'not-loaded') {
    return buildResult({
      verdict: 'unknown',
      code: 'no-register-loaded',
      reason:
        'No register of sponsors is loaded on this site, so we did not look up the employer’s licence.',
      todo: `Look the employer up on the register on GOV.UK: ${REGISTER_URL}`,
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
  if (match.how === 'none') {
    const result = match.searchedFor === '' ? noEmployerName() : notFound(register)
    return buildResult({ ...result, sources })
  }
  if (match.how === 'several')
    return buildResult({ ...severalFound(register, match.count), sources })
  if (match.how === 'namesakes')
    return buildResult({ ...describeNamesakes(match, register.publishedOn), sources })
  const answer = assessEntry(context, match, register.publishedOn)
  return buildResult({ ...asFarAsProved(context, match, answer), sources })
}

function registerSource({ publishedOn }: Loaded): RuleSource {
  return {
    rule: 'Register of licensed sponsors',
    title: 'Register of licensed sponsors: workers (Home Office)',
    url: REGISTER_URL,
    date: publishedOn,
  }
}

/** An advert that is still being written may not name its employer yet. */
function noEmployerName() {
  return {
    verdict: 'unknown' as const,
    code: 'no-employer-name',
    reason: 'The advert does not name the employer, so we could not look it up on the register.',
    todo: 'Ask for the employer’s exact legal name, and look that name up on the register.',
  }
}

function notFound({ match, publishedOn }: Loaded) {
  return {
    verdict: 'unknown' as const,
    code: 'not-found-under-this-name',
    reason: `We did not find ‘${match.searchedFor}’ on the register of ${longDate(publishedOn)}. The licence may be under another name.`,
    todo: 'Ask the employer for the exact legal name on its sponsor licence, and look that name up on the register.',
  }
}

function severalFound({ match, publishedOn }: Loaded, count: number) {
  return {
    verdict: 'unknown' as const,
    code: 'several-holders',
    reason: `The register of ${longDate(publishedOn)} has ${count} organisations under the name ‘${match.searchedFor}’, and we cannot tell which of them this is.`,
    todo: 'Ask the employer for the exact legal name and town on its sponsor licence.',
  }
}

/** The sponsor must be the real employer: an agency’s own licence says nothing about its client’s. */
function isAgencyWithoutEntry({ advert }: CheckContext, { match }: Loaded) {
  return match.how !== 'confirmed' && advert.findings.some(({ kind }) => kind === 'agency')
}

function agencyFound(name: string | null) {
  const entry = name ? `the entry ‘${name}’ on the register` : 'the register'
  return {
    verdict: 'unknown' as const,
    code: 'agency-not-the-employer',
    reason: `The advertiser looks like an agency, and the sponsor must be the real employer, so ${entry} does not decide this.`,
    todo: 'Ask which company you would work for and which company would issue the certificate of sponsorship; they must be the same.',
  }
}
