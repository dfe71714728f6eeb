/**
 * The similarity of a ranking to the best one that its judgements allow, from 0 to 1, over the first `depth` places. A
 * grade counts 2^grade - 1, less at lower ranks.
 * @param judged every grade given for the query, in any order
 */
export function ndcg(answered: number[], judged: number[], depth = 10): number {
  const best = gain(
    judged.toSorted((a, b) => b - a),
    depth,
  )
  return best === 0 ? 0 : gain(answered, depth) / best
}

function gain(grades: number[], depth: number) {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}
