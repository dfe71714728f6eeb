import { describeHeadline } from '#sponsorship/headline/describe-headline.ts'
import { english } from '#platform/languages/english.ts'
import { message } from '#platform/languages/message.ts'
import type { AgelessCheck, SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { CheckContent } from '#sponsorship/stored-checks/stored-check.ts'
import { toAsOf, type Freshness } from './freshness.ts'

declare const isSaved: unique symbol

/** A headline as a database has it, whose age is not known: only `showHeadline` makes it one to be read. */
export interface SavedHeadline {
  [isSaved]: true
}

/** The one answer that rests on neither rules nor register: a person who needs no visa. */
const DATELESS = 'may-work-settled'

/** A headline for readers: a pass on old grounds loses its green, and says why. Every headline passes through here. */
export function showHeadline(saved: SavedHeadline | Headline, { old }: Freshness): Headline {
  const headline = saved as Headline
  const { code, tone, says, detail } = headline
  if (old === null || tone !== 'pass' || code === DATELESS) {
    // Saved words may be those of a version before.
    return says ? { ...headline, ...describeHeadline(says, english) } : headline
  }
  // Somebody with a visa of their own may work here for now; only what is said about sponsorship rests on the rules.
  if (says && code.startsWith('may-work')) {
    const because = { text: `${english.say(old.because)}.`, says: [old.because] }
    const own = says.own
      ? { text: `${says.own.text} ${because.text}`, says: [...says.own.says, ...because.says] }
      : because
    const facts = { ...says, own }
    return { ...headline, tone: 'old', ...describeHeadline(facts, english), says: facts }
  }
  if (says) {
    // Somebody with a visa of their own reads first what they may do now; only what comes after it is old.
    const own = says.later
      ? { detail: message('forMe.afterwards', { sentence: old.sentence }) }
      : { sentence: old.sentence }
    const facts = { ...says, code: old.code, reason: old.because, ...own }
    return { tone: 'old', code: old.code, ...describeHeadline(facts, english), says: facts }
  }
  const because = english.say(old.because)
  const { allPassDetail, oldDetail } = english.words.check
  return {
    ...headline,
    tone: 'old',
    code: old.code,
    words: english.words.headlineWords[old.code],
    reason: because,
    sentence: english.say(old.sentence),
    detail: `${oldDetail} ${detail.replace(allPassDetail, '').trim()}`.trim(),
  }
}

/** A saved check for the readers of a day. */
export function showSaved(
  {
    headline,
    content,
    date,
  }: { headline: SavedHeadline | null; content: CheckContent; date: string },
  freshness: Freshness,
): SponsorshipCheck {
  const shown = headline && showHeadline(headline, freshness)
  return showCheck({ headline: shown, ...content, date }, freshness)
}

/** A check for readers, with the age of its grounds. Verdicts stay as they are. */
export function showCheck(check: AgelessCheck, freshness: Freshness): SponsorshipCheck {
  return {
    ...check,
    headline: check.headline && showHeadline(check.headline, freshness),
    asOf: toAsOf(freshness),
    isOld: freshness.old !== null,
  }
}
