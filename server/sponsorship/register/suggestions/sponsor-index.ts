import { eachInTurns, sortInTurns } from '#server/search/suggestions/in-turns.ts'
import { typedWords, wordsOf, type SponsorWords } from './sponsor-words.ts'

export interface IndexedSponsor {
  id: string
  name: string
}

type Entry = IndexedSponsor & SponsorWords

/** To be done for some at a time: of all that making an index takes, this is dearest. */
export function toEntry({ id, name }: IndexedSponsor): Entry {
  return { id, name, ...wordsOf(name) }
}

export type SponsorIndex = Awaited<ReturnType<typeof buildSponsorIndex>>

/** Sponsors by the beginnings of their names' words. Built and asked without holding anybody up. */
export async function buildSponsorIndex(entries: Entry[]) {
  // Where nothing else decides, the shorter name comes first: its place is what it is known by here.
  const ranked = await sortInTurns(entries, byLength)
  const starts = await indexStarts(ranked)
  const { words, from, ranks } = await indexWords(ranked)
  return { size: ranked.length, suggest }

  /** Ids of those that have all the words, the last one as a beginning; those that begin so first. */
  function suggest(typed: string, most: number): string[] {
    const wanted = typedWords(typed)
    if (wanted.length === 0) return []
    const best = createBest(most)
    addStarting(best, wanted)
    if (!best.isFull()) addContaining(best, wanted)
    return best.inOrder().flatMap((rank) => ranked[rank]?.id ?? [])
  }

  function addStarting(best: Best, wanted: string[]) {
    const start = wanted.map((word) => ` ${word}`).join('')
    const first = firstFrom(start, starts.texts)
    const end = firstFrom(`${start}\uFFFF`, starts.texts)
    for (let at = first; at < end; at += 1) best.add(starts.ranks[at] ?? 0)
  }

  function addContaining(best: Best, wanted: string[]) {
    const behind = createBest(best.missing())
    const { first, end } = rarest(wanted)
    for (let word = first; word < end; word += 1) {
      for (let at = from[word] ?? 0; at < (from[word + 1] ?? 0); at += 1) {
        const rank = ranks[at] ?? 0
        // Those that follow are longer still.
        if (!behind.takes(rank)) break
        if (!best.has(rank) && hasAll(ranked[rank]?.words ?? '', wanted)) behind.add(rank)
      }
    }
    best.append(behind.inOrder())
  }

  /** Of the typed word that leaves the fewest names to look at, all it may become. */
  function rarest(wanted: string[]) {
    const ranges = wanted.map((beginning) => {
      const first = firstFrom(beginning, words)
      const end = firstFrom(`${beginning}\uFFFF`, words)
      return { first, end, names: (from[end] ?? 0) - (from[first] ?? 0) }
    })
    const [rarest] = ranges.toSorted((a, b) => a.names - b.names)
    return rarest ?? { first: 0, end: 0 }
  }
}

/** All but the last are whole words or their beginnings: people skip letters as they please. */
function hasAll(text: string, wanted: string[]) {
  return wanted.every((beginning) => text.includes(` ${beginning}`))
}

async function indexStarts(ranked: Entry[]) {
  const starts: { text: string; rank: number }[] = []
  await eachInTurns(ranked.keys(), (rank) => {
    for (const text of new Set(ranked[rank]?.starts)) starts.push({ text, rank })
  })
  const sorted = await sortInTurns(starts, (a, b) => compare(a.text, b.text) || a.rank - b.rank)
  const texts: string[] = []
  const ranks = new Uint32Array(sorted.length)
  await eachInTurns(sorted, ({ text, rank }) => {
    ranks[texts.length] = rank
    texts.push(text)
  })
  return { texts, ranks }
}

/** The words in their order, the ranks of the names that have each, and where those of each begin. */
async function indexWords(ranked: Entry[]) {
  const ranksOf = new Map<string, number[]>()
  await eachInTurns(wordsWithRanks(ranked), ({ word, rank }) => {
    const having = ranksOf.get(word)
    if (having) having.push(rank)
    else ranksOf.set(word, [rank])
  })
  const words = await sortInTurns([...ranksOf.keys()], compare)
  const from = new Uint32Array(words.length + 1)
  const all: number[][] = []
  await eachInTurns(words, (word) => {
    const having = ranksOf.get(word) ?? []
    from[all.length + 1] = (from[all.length] ?? 0) + having.length
    all.push(having)
  })
  const ranks = new Uint32Array(from.at(-1) ?? 0)
  let word = 0
  await eachInTurns(all, (having) => {
    ranks.set(having, from[word])
    word += 1
  })
  return { words, from, ranks }
}

function* wordsWithRanks(ranked: Entry[]) {
  for (const [rank, { words }] of ranked.entries()) {
    for (const word of new Set(words.slice(1).split(' '))) yield { word, rank }
  }
}

type Best = ReturnType<typeof createBest>

/** The lowest few of many numbers, and then others behind them. */
function createBest(most: number) {
  let kept: number[] = []
  const takes = (number: number) =>
    kept.length < most || (most > 0 && number < (kept[kept.length - 1] ?? 0))
  return {
    takes,
    has: (number: number) => kept.includes(number),
    isFull: () => kept.length >= most,
    missing: () => most - kept.length,
    add(number: number) {
      if (!takes(number) || kept.includes(number)) return
      const at = kept.findIndex((other) => other > number)
      kept.splice(at < 0 ? kept.length : at, 0, number)
      if (kept.length > most) kept.pop()
    },
    append(others: number[]) {
      kept = [...kept, ...others]
    },
    inOrder: () => kept,
  }
}

function firstFrom(wanted: string, texts: string[]): number {
  let [from, to] = [0, texts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((texts[middle] ?? '') < wanted) from = middle + 1
    else to = middle
  }
  return from
}

function byLength(a: Entry, b: Entry) {
  return a.name.length - b.name.length || compare(a.name, b.name)
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
