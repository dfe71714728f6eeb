import type { Language } from '#platform/languages/language.ts'
import { isOfCosts } from '#site/letter/cost-clause.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import type { RealFinding, Reason } from '#safety/real/reasons.ts'

/** Where the law or the rules say it; English, as they are. */
const EXPECTED = 'Workers and Temporary Workers: guidance for sponsors'
const AGENCIES = 'Employment Agencies Act 1973, s. 6'
const FRAUD = 'Fraud Act 2006, s. 2'
/** No law forbids these: they are what published warnings tell of. */
const WARNINGS = 'Published warnings of job fraud'
const GENUINE = 'Immigration Rules, Appendix Skilled Worker, SW 5.5'
const BASES: Record<Reason, string | null> = {
  money: AGENCIES,
  taken: EXPECTED,
  lent: AGENCIES,
  gift: FRAUD,
  account: FRAUD,
  bank: FRAUD,
  sold: EXPECTED,
  papers: FRAUD,
  chat: WARNINGS,
  work: GENUINE,
  hurry: WARNINGS,
  documents: 'UK GDPR, art. 5(1)(c)',
  guarantee: 'Immigration Rules, Appendix Skilled Worker',
  passport: 'Identity Documents Act 2010, s. 4',
  poses: FRAUD,
  'speaks-for': FRAUD,
  mule: 'Proceeds of Crime Act 2002, ss. 327 to 329',
  family: 'Immigration Rules, Appendix Skilled Worker',
  'closed-work': 'Immigration Rules, Appendix Skilled Worker',
  'low-pay': 'National Minimum Wage Act 1998, s. 1; Immigration Rules, Appendix Skilled Worker',
  'closed-route': 'Immigration Rules',
  'wrong-rule': 'Immigration Rules',
  'visitor-work': 'Immigration Rules, Appendix V: Visitor',
  'wrong-fee':
    'Immigration (Health Charge) Order 2015; Immigration and Nationality (Fees) Regulations 2018',
  'public-free-mail': FRAUD,
  'unknown-domain':
    'Register of licensed sponsors: workers; domains that are public or proved here',
  'throw-away': WARNINGS,
  disguised: FRAUD,
  'certificate-number': EXPECTED,
  // Every calendar says it.
  'wrong-date': null,
  'wrong-name': 'GOV.UK: departments, agencies and public bodies',
  'wrong-number': 'GOV.UK: numbers of companies, sponsors and people',
  'wrong-code': 'Immigration Rules, Appendix Skilled Occupations; ONS: SOC 2020',
  // Everybody can work it out.
  'wrong-sum': null,
  // Every map says it.
  'wrong-place': null,
  contradiction: null,
  pressed: WARNINGS,
  'too-good': WARNINGS,
  'like-fraud': WARNINGS,
}

/** The reason whose words say what a finding is. */
function saidOf({ reason, told }: Pick<RealFinding, 'reason' | 'told'>): Reason {
  return told ?? reason
}

/** The reason whose words say what a finding of a text is; all that a clause about costs has are one. */
export function saidIn(
  { clause }: Pick<RealReport, 'clause'>,
  finding: Pick<RealFinding, 'reason' | 'told'>,
): Reason {
  return clause && isOfCosts(finding.reason) ? 'taken' : saidOf(finding)
}

/** Why what `saidIn` says speaks against the text. */
export function whyIn({ clause }: Pick<RealReport, 'clause'>, said: Reason, language: Language) {
  const isRepaid = clause === 'repaid' && said === 'taken'
  return isRepaid ? language.words.real.whyRepaid : whyOf(said, language)
}

/** Why a finding speaks against a text, in a language. */
function whyOf(reason: Reason, { words: { real } }: Language): string {
  return real[`why${toName(reason)}`]
}

/** The law, rule or source behind a reason, in English; null where the reason says it all. */
export function basisOf(reason: Reason): string | null {
  return BASES[reason]
}

type Name<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Name<Rest>}`
  : Capitalize<Text>

/** ‘public-free-mail’ is ‘PublicFreeMail’. */
function toName<Text extends string>(reason: Text): Name<Text> {
  return reason.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()) as never
}
