import type { Import } from './read-imports.ts'

/** Groups of files that import each other in a circle, as large as they can be (Tarjan’s strongly connected parts). */
export function findCircles(imports: Pick<Import, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(file: string): number {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const next of targets.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : null) : visit(next)
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached ?? number))
    }
    const low = lowest.get(file) ?? number
    if (low === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return circles
}
