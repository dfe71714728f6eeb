import { setImmediate } from 'node:timers/promises'

// What is done at once takes some milliseconds.
const STEPS = 2000

/** Goes through many items and lets other work pass in between. */
export async function eachInTurns<Item>(items: Iterable<Item>, visit: (item: Item) => void) {
  let steps = 0
  for (const item of items) {
    visit(item)
    steps += 1
    if (steps % STEPS === 0) await setImmediate()
  }
}

type Compare<Item> = (a: Item, b: Item) => number

/** Sorts many items and lets other work pass in between. */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
): Promise<Item[]> {
  let runs: Item[][] = []
  for (let from = 0; from < items.length; from += STEPS) {
    runs.push(items.slice(from, from + STEPS).sort(compare))
    await setImmediate()
  }
  while (runs.length > 1) {
    const longer: Item[][] = []
    for (let index = 0; index < runs.length; index += 2) {
      longer.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare))
    }
    runs = longer
  }
  return runs[0] ?? []
}

async function merge<Item>(left: Item[], right: Item[], compare: Compare<Item>) {
  const merged: Item[] = []
  await eachInTurns(inOrder(left, right, compare), (item) => merged.push(item))
  return merged
}

function* inOrder<Item>(left: Item[], right: Item[], compare: Compare<Item>) {
  let taken = 0
  for (const item of left) {
    for (; taken < right.length; taken += 1) {
      const other = right[taken] as Item
      if (compare(other, item) >= 0) break
      yield other
    }
    yield item
  }
  yield* right.slice(taken)
}
