export function createSpelling(v: Iterable<[string, number]>) {
  return { correct: (_w: string): string | null => null, size: [...v].length }
}
