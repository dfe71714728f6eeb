const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = new Set(ROWS.flatMap((row) => [...row].flatMap((_, at) => pairsAt(row, at))))
const isVowel = (letter: string): boolean => 'aeiou'.includes(letter)

/** Extra costs: a wrong first letter is rare, and words that sound alike are a likely typo. */
const FIRST_LETTER = 0.6
const SAME_SOUND = 0.3

/** Letters omitted, added, replaced or swapped with the next one (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  return editCost(from, to, { replaced: () => 1, swapped: 1 })
}

/** The cost of one word as a typo of another; 0 for the same word. */
export function typoCost(typed: string, meant: string): number {
  if (typed === meant) return 0
  const [said, heard] = [soundOf(typed), soundOf(meant)]
  const first = said[0] === heard[0] ? 0 : FIRST_LETTER
  return SAME_SOUND + first + editCost(said, heard, { replaced: substitutionCost, swapped: 0.8 })
}

/** Writes letters that sound alike in one way: ph and f, y and i, double letters. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll(/[ao]e/g, 'e')
    .replaceAll(/c(?=[ei])/g, 's')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replaceAll(/([a-z])\1/g, '$1')
}

function substitutionCost(typed: string, meant: string): number {
  if (isVowel(typed) && isVowel(meant)) return 0.8
  return neighbours.has(typed + meant) ? 0.9 : 1
}

interface Costs {
  replaced: (typed: string, meant: string) => number
  swapped: number
}

function editCost(from: string, to: string, { replaced, swapped }: Costs): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: to.length + 1 }, (_, at) => at),
  ]
  for (let row = 1; row <= from.length; row++) {
    const here = [row]
    const letter = from[row - 1] ?? ''
    for (let at = 1; at <= to.length; at++) {
      const wanted = to[at - 1] ?? ''
      const same = letter === wanted ? 0 : replaced(letter, wanted)
      let cost = Math.min((last[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same)
      if (row > 1 && at > 1 && letter === to[at - 2] && from[row - 2] === wanted) {
        cost = Math.min(cost, (beforeLast[at - 2] ?? 0) + swapped)
      }
      here.push(cost)
    }
    beforeLast = last
    last = here
  }
  return last[to.length] ?? 0
}

function pairsAt(row: string, at: number): string[] {
  const [one, next] = [row[at], row[at + 1]]
  return one && next ? [one + next, next + one] : []
}
