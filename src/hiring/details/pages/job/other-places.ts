import type { Words } from '#platform/languages/catalogue.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { JobCopy } from '#board/jobs/stored/copies.ts'

/** A sentence in parts: the text before each link, the links, and the ending. */
export interface OtherPlaces {
  links: { before: string; words: string; path: string }[]
  end: string
}

const MOST_LINKS = 12

/** 'Also in York, Hull and 2 more places', each place once; null if the advert has only one place. */
export function toOtherPlaces(
  job: { place: string | null },
  copies: JobCopy[],
  { words, format }: Language = english,
): OtherPlaces | null {
  const newest = new Map<string, JobCopy>()
  for (const copy of copies) {
    const key = keyOf(copy)
    if (!newest.has(key)) newest.set(key, copy)
  }
  if (newest.size === 0) return null
  const shown = [...newest.values()].slice(0, MOST_LINKS)
  const more = newest.size - shown.length
  const links = shown.map((copy, index) => ({
    before: wordsBefore(words, index, more === 0 && index === shown.length - 1),
    words:
      keyOf(copy) === keyOf(job)
        ? format(words.job.anotherAdvert, { place: copy.place ?? words.job.thisPlace })
        : (copy.place ?? words.job.anotherPlace),
    path: jobPath(copy),
  }))
  return { links, end: more > 0 ? format(words.job.andMore, { count: more }) : '' }
}

function wordsBefore({ job }: Words, index: number, isLast: boolean) {
  if (index === 0) return job.alsoIn
  return isLast ? job.and : ', '
}

function keyOf({ place }: { place: string | null }) {
  return (place ?? '').toLowerCase()
}
