const NO = new Set(
  'no not unable cannot cant t wont unfortunately unlikely unavailable never without nor neither ineligible'.split(
    ' ',
  ),
)
const LOOKS_BACK = 7
// A new thought begins: 'if you have not the right to work we offer sponsorship'.
const NEW_THOUGHT = new Set(['we', 'but', 'however', 'although'])
const LEADS_ON = new Set(
  `is are was will would can may for this the role post position vacancy job jobs be at time currently
   of in visa visas or route to any these candidates applicants and therefore therefore s`.split(
    /\s+/,
  ),
)

/** Does the text say no to what stands there? 'unable to offer …', '… is not available'. */
export function isRefused(words: readonly string[], at: number, length: number): boolean {
  return refusedBefore(words, at) || refusedAfter(words, at + length)
}

function refusedBefore(words: readonly string[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - LOOKS_BACK); back--) {
    const word = words[back] ?? ''
    if (NO.has(word)) return true
    if (NEW_THOUGHT.has(word)) return false
  }
  return false
}

function refusedAfter(words: readonly string[], at: number): boolean {
  let ahead = at
  while (LEADS_ON.has(words[ahead] ?? '')) ahead++
  return NO.has(words[ahead] ?? '')
}
