const NO = new Set(
  'no not unable cannot cant t wont unfortunately unlikely unavailable never without nor neither ineligible'.split(
    ' ',
  ),
)
const FAR = 7
// 'We cannot help you to move. Sponsorship is available': before an offer only a very close negation counts.
const NEAR = 2
const YES = new Set(['available', 'offered', 'provided', 'considered', 'welcome'])
// Words that start a new clause: 'if you have not the right to work we offer sponsorship'.
const CLAUSE_STARTS = new Set(['we', 'but', 'however', 'although'])
const LINKING_WORDS = new Set(
  `is are was will would can may for this the role post position vacancy job jobs be at time currently
   of in visa visas or route to any these candidates applicants and therefore therefore s`.split(
    /\s+/,
  ),
)

/** Whether the text negates the words at `at`: 'unable to offer …', '… is not available'. */
export function isNegated(words: readonly string[], at: number, length: number): boolean {
  const answer = answerAfter(words, at + length)
  if (NO.has(answer)) return true
  return hasNegationBefore(words, at, YES.has(answer) ? NEAR : FAR)
}

function hasNegationBefore(words: readonly string[], at: number, far: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - far); back--) {
    const word = words[back] ?? ''
    if (NO.has(word)) return true
    if (CLAUSE_STARTS.has(word)) return false
  }
  return false
}

function answerAfter(words: readonly string[], at: number): string {
  let ahead = at
  while (ahead < at + FAR && LINKING_WORDS.has(words[ahead] ?? '')) ahead++
  return words[ahead] ?? ''
}
