import { foldWords } from './fold-words.ts'
import { eachInTurns, sortInTurns } from './in-turns.ts'
import type { TitleCount } from './read-titles.ts'

const MOST_SHOWN = 8

interface FoldedTitle extends TitleCount {
  /** Its words, each with a space in front. */
  folded: string
}

/** Titles by the beginnings of their words. What differs in case, accents or signs alone is one. */
export async function buildTitleIndex(counted: Iterable<TitleCount>) {
  const titles = await sortInTurns(await foldTitles(counted), byCount)
  const { words, ranks, ranksBefore } = await indexWords(titles)
  const byText = await sortInTurns([...titles.keys()], (a, b) => compareTexts(textAt(a), textAt(b)))
  return { size: titles.length, suggest }

  /** Titles with a word that begins so for every typed word: those that begin so themselves first. */
  function suggest(typed: string): TitleCount[] {
    const wanted = foldWords(typed)
    if (wanted.length === 0) return []
    const best = createBest(MOST_SHOWN)
    addStarting(best, inFront(wanted))
    addContaining(best, wanted)
    return best.inOrder().flatMap(titleAt)
  }

  /** The very title, which is the first of those that begin so, before all others. */
  function addStarting(best: Best, start: string) {
    const { from, to } = rangeOf(start, byText.length, (at) => textAt(byText[at]))
    for (let at = from; at < to; at += 1) {
      const rank = byText[at] ?? 0
      const isWhole = at === from && textAt(rank) === start
      best.add(isWhole ? rank : titles.length + rank)
    }
  }

  function addContaining(best: Best, wanted: string[]) {
    const start = inFront(wanted)
    const { from, to } = rarestRange(wanted)
    for (let at = from; at < to; at += 1) {
      for (const rank of ranks[at] ?? []) {
        const place = 2 * titles.length + rank
        // Those that follow are less frequent still.
        if (!best.takes(place)) break
        const text = textAt(rank)
        const isNew = !text.startsWith(start)
        if (isNew && wanted.every((beginning) => text.includes(` ${beginning}`))) best.add(place)
      }
    }
  }

  /** What a typed word may become: of the one that leaves the fewest titles to look at. */
  function rarestRange(wanted: string[]) {
    const ranges = wanted.map((beginning) => {
      const { from, to } = rangeOf(beginning, words.length, (at) => words[at] ?? '')
      return { from, to, titles: (ranksBefore[to] ?? 0) - (ranksBefore[from] ?? 0) }
    })
    const [rarest] = ranges.toSorted((a, b) => a.titles - b.titles)
    return rarest ?? { from: 0, to: 0 }
  }

  function textAt(rank: number | undefined): string {
    return (rank !== undefined && titles[rank]?.folded) || ''
  }

  function titleAt(place: number): TitleCount[] {
    const title = titles[place % titles.length]
    return title ? [{ text: title.text, count: title.count }] : []
  }
}

/** All words in order, the ranks of the titles that have each, and how many ranks stand before it. */
async function indexWords(titles: FoldedTitle[]) {
  const ranksOf = new Map<string, number[]>()
  let rank = 0
  await eachInTurns(titles, ({ folded }) => {
    for (const word of new Set(folded.slice(1).split(' '))) {
      const having = ranksOf.get(word)
      if (having) having.push(rank)
      else ranksOf.set(word, [rank])
    }
    rank += 1
  })
  const words = await sortInTurns([...ranksOf.keys()], compareTexts)
  const ranks: number[][] = []
  const ranksBefore = [0]
  await eachInTurns(words, (word) => {
    const having = ranksOf.get(word) ?? []
    ranks.push(having)
    ranksBefore.push((ranksBefore.at(-1) ?? 0) + having.length)
  })
  return { words, ranks, ranksBefore }
}

type Best = ReturnType<typeof createBest>

/** The lowest few of many numbers. */
function createBest(most: number) {
  const kept = new Set<number>()
  let highest = Number.POSITIVE_INFINITY
  const takes = (number: number) => number < highest
  return {
    takes,
    add(number: number) {
      if (!takes(number)) return
      kept.add(number)
      if (kept.size > most) kept.delete(highest)
      if (kept.size === most) highest = Math.max(...kept)
    },
    inOrder: () => [...kept].toSorted((a, b) => a - b),
  }
}

function inFront(words: string[]) {
  return words.map((word) => ` ${word}`).join('')
}

async function foldTitles(counted: Iterable<TitleCount>): Promise<FoldedTitle[]> {
  const byWords = new Map<string, FoldedTitle>()
  await eachInTurns(counted, ({ text, count }) => {
    const folded = inFront(foldWords(text))
    const same = byWords.get(folded)
    if (same) same.count += count
    else if (folded) byWords.set(folded, { text, count, folded })
  })
  return [...byWords.values()]
}

/** Which of so many texts in their order begin so. */
function rangeOf(beginning: string, count: number, textAt: (index: number) => string) {
  return {
    from: firstFrom(beginning, count, textAt),
    to: firstFrom(`${beginning}\uFFFF`, count, textAt),
  }
}

function firstFrom(wanted: string, count: number, textAt: (index: number) => string): number {
  let [from, to] = [0, count]
  while (from < to) {
    const middle = (from + to) >> 1
    if (textAt(middle) < wanted) from = middle + 1
    else to = middle
  }
  return from
}

function byCount(a: FoldedTitle, b: FoldedTitle) {
  return b.count - a.count || compareTexts(a.text, b.text)
}

function compareTexts(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
