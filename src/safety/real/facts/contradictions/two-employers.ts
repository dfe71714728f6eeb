import { sentencesOf } from '../../find-signs.ts'
import type { PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'

const NAME = String.raw`([a-z][\w&'.-]*(?: (?:&|[\w'.-]+)){0,6}?)`
const END = String.raw`(?= ?(?:[(),;:!\n]|\.(?: |$)|$| (?:at|in|on|from|is|are|as|for|since|who|which|will|with|holds?|based|while|but|because|under|until|to|only)\b))`
/** Words of who employs, before the name and behind it. */
const EMPLOYERS = [
  String.raw`\b(?:employed|sponsored|hired) (?:directly |solely |only )?by (?:the )?${NAME}${END}`,
  String.raw`\b(?:employer|sponsor|employing company|hiring company|employeur|empleador|empregador)(?: and sponsor)?(?: on (?:your|the) (?:contract|certificate))?(?: is|:| will be| shall be| named)+ (?:the )?${NAME}${END}`,
  String.raw`\b(?:contract|certificate(?: of sponsorship)?|cos)(?: of employment)? (?:(?:is|will be|shall be|comes?) )?(?:with|from|issued by|shows?|(?:will|shall) (?:show|name|state)|names?) (?:the )?${NAME}(?:,? \w+)?,? as (?:your )?(?:employer|sponsor)`,
  String.raw`(?:^ ?|[.!?,\n] ?|\bof us at |\band |\bbut )${NAME}(?: \([^)\n]{1,40}\))?(?: is| will be| shall be|,) your (?:only |sole |new |legal |direct |actual )?(?:employer|sponsor)\b`,
].map((pattern) => new RegExp(pattern, 'gu'))
/** Words that are no name, and those that many names have. */
const NO_NAME =
  /^(?:we|us|you|it|he|she|they|this|that|the|a|an|our|your|any|one|not|no|his|her|their|my|who|another|somebody|someone|licen[cs]ed|registered|responsible|yes|skilled|tba|directly|a-rated|rated|[a-z]|and|also|then|both|his|whoever|which|each|client|employer|company|trust|hospital)\b/
const COMMON =
  /^(?:the|and|of|for|ltd|limited|plc|llp|group|holdings|uk|co|company|care|homes?|services?|nhs|trust|foundation|health|healthcare|hospitals?|school|solutions|house|international|street|road|park|university|council|city)$/
/** Words for earlier employers, and for bodies of which one belongs to the other. */
const OTHERS =
  /\b(?:current\w*|previous\w*|former\w*|old|present|last|chang\w+|switch\w*|transfer\w*|tupe|moving|move|leav\w+|instead|or|part of|trading as|t\/a|known as|on behalf of|subsidiary|parent|owned|owns|group company|belongs|merg\w+|renamed|not|never|n't|if|until|friend|husband|wife|brother|sister|cousin|he|she|his|her|my|i|previously|first sponsor|asked|ask)\b/
const SHORTEST = 4

/** Two names that a message calls the one who employs, or sponsors, the same person: by the rules that is one. */
export function findTwoEmployers({ text, at }: PlainText): Misfit[] {
  if (!/\b(?:employ|sponsor|empl[eo])/.test(text)) return []
  const named = sentencesOf({ text, at }).flatMap(({ from, to }) => {
    const sentence = text.slice(from, to + 1)
    if (OTHERS.test(sentence)) return []
    return EMPLOYERS.flatMap((pattern) => [...sentence.matchAll(pattern)]).flatMap((match) => {
      const [words, name = ''] = match
      const own = name.split(/[ '.-]+/).filter((word) => word.length >= SHORTEST)
      const telling = own.filter((word) => !COMMON.test(word))
      if (NO_NAME.test(name) || telling.length === 0) return []
      const start = from + match.index + words.search(/[a-z]/)
      return [{ telling, from: start, to: from + match.index + words.length }]
    })
  })
  const [first, ...others] = named
  const other = others.find(({ telling }) => !telling.some((word) => first?.telling.includes(word)))
  if (!first || !other) return []
  return [first, other].map(({ from, to }) => ({ reason: 'contradiction', from, to }))
}
