import { mediumDate } from '#contract/formats.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import {
  isAbroad,
  type Criterion,
  type PersonalCriterion,
  type Verdict,
} from '#contract/sponsorship/criteria.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import type { AnyResult } from './check-words.ts'
import { evidenceHtml } from './evidence-html.ts'

/** What a page shows of a line. */
export interface ShownLine<Name = Criterion | PersonalCriterion> {
  name: Name
  verdict: Verdict
  reason: string
  /** What the line rests on, in a word each: ‘Figures, next step and sources’. Empty for nothing. */
  parts: string
  /** The same whole, as HTML. */
  evidence: string
}

/** What a page shows of a check. */
export interface ShownCheck {
  /** Null for a job outside the UK in which nothing warns. */
  headline: Headline | null
  isAbroad: boolean
  title: string
  /** That its poster is not proved; null where there is nothing to say. */
  poster: string | null
  /** For whom it is made, and what it leaves out. */
  intro: string
  lines: ShownLine<Criterion>[]
  /** Empty without a person. */
  personal: ShownLine<PersonalCriterion>[]
  /** ‘31 Dec 2026’; null where no rule known today changes an answer. */
  changesOn: string | null
  /** For which day it was made, from what, and what it does not say. */
  basis: string
}

const FOR_ANYBODY =
  'For someone applying from outside the UK, going by the advert and public records.'
const FOR_YOU = 'For you, going by what you said, the advert and public records.'
const ABROAD =
  'We check no licences outside the UK. Landfall cannot say whether this job comes with a visa.'

/** For a loader: lines are made into words on the server, so that only they are sent to the browser. */
export function toShownCheck(
  check: SponsorshipCheck,
  { isPersonal = false, poster = null }: { isPersonal?: boolean; poster?: string | null } = {},
): ShownCheck {
  const { headline, lines, personal, changesOn, date, rules, register } = check
  const isOutside = isAbroad(check)
  return {
    headline,
    isAbroad: isOutside,
    title: isOutside ? 'What we checked' : 'Why we say so',
    poster,
    intro: isOutside ? ABROAD : isPersonal ? FOR_YOU : FOR_ANYBODY,
    lines: lines.map(toShownLine),
    personal: personal.map(toShownLine),
    changesOn: changesOn && mediumDate(changesOn),
    basis: isOutside
      ? `Checked for ${mediumDate(date)}.`
      : `Checked for ${mediumDate(date)} against the rules as of ${mediumDate(rules.seenOn)} and ` +
        (register
          ? `the register of sponsors of ${mediumDate(register.publishedOn)}.`
          : 'no register of sponsors, because none is loaded.') +
        ' A licence does not prove that an employer is honest.',
  }
}

function toShownLine<Line extends AnyResult>(line: Line): ShownLine<Line['name']> {
  const { name, verdict, reason } = line
  return { name, verdict, reason, parts: partsOf(line), evidence: evidenceHtml(line) }
}

function partsOf({ figures, quotes, cautions, todo, sources }: AnyResult) {
  const parts = [
    quotes.length > 0 && 'the advert’s words',
    figures.length > 0 && 'figures',
    cautions.length > 0 && 'points to note',
    todo && 'next step',
    sources.length > 0 && 'sources',
  ].filter((part) => typeof part === 'string')
  const last = parts.pop() ?? ''
  const words = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
