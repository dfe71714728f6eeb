import { jobsPath } from '#board/jobs/model/job-paths.ts'
import type { Interpretation, JobSearch } from '#board/search/search.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'

interface Note {
  text: string
  /** A way to search for what was typed. */
  link?: { href: string; label: string } | undefined
  isLarge?: boolean
}

/** The interpretation of a search in sentences. */
export interface UnderstoodNotes {
  lines: Note[]
  /** A sentence if the place is unknown; null if it is known. */
  place: string | null
  /** The parts that could not be used; empty if all were. */
  problems: string
}

interface Understood {
  search: JobSearch
  interpretation: Interpretation
  hasJobs: boolean
  /** Problems found in the URL. */
  problems: string[]
}

/** The interpretation of the search in the page’s language, if it is not obvious; for a loader. */
export function toUnderstoodNotes(
  language: Language,
  { search, interpretation, hasJobs, problems }: Understood,
): UnderstoodNotes {
  const { words, format, code } = language
  const { corrected, dropped, meanings, isPlaceUnknown, sponsorship, placeWords } = interpretation
  const linkTo = (label: string, other: Partial<JobSearch>) => ({
    label,
    href: jobsPath({ ...search, ...other }),
  })
  const inWords = (note: string, translated: string) => (code === 'en' ? note : translated)
  const lines: (Note | null)[] = [
    corrected && {
      text: format(words.understood.corrected, corrected),
      link: corrected.asTyped
        ? linkTo(format(words.understood.searchFor, { words: corrected.from }), {
            q: corrected.asTyped,
          })
        : undefined,
      isLarge: true,
    },
    dropped && {
      text: inWords(dropped.said, format(words.understood.dropped, dropped)),
      isLarge: true,
    },
    ...meanings.map((meaning) => ({ text: format(words.understood.searched, meaning) })),
    sponsorship && {
      text: inWords(
        sponsorship.note,
        format(sponsorship.answer ? words.understood.turnedFilter : words.understood.leftOut, {
          typed: sponsorship.typed,
        }),
      ),
      link: linkTo(words.understood.literally, { q: sponsorship.literal, answer: null }),
    },
    placeWords && {
      text: format(words.understood.turnedPlace, { place: search.place }),
      link: linkTo(words.understood.literally, { q: placeWords.literal, place: '' }),
    },
  ]
  const unknown = hasJobs ? words.understood.placeInText : words.understood.placeUnknown
  const notUsed = [...problems, ...interpretation.problems].map((one) => problemIn(language, one))
  return {
    lines: lines.filter((line) => line !== null),
    place: isPlaceUnknown ? format(unknown, { place: search.place }) : null,
    problems: [...new Set(notUsed)].join(' '),
  }
}

/** A problem in the page’s language: searches give English sentences, which are also the keys here. */
function problemIn({ words, code }: Language, problem: string): string {
  if (code === 'en') return problem
  const found = Object.entries(english.words.searchProblems).find(([, text]) => text === problem)
  const texts: Record<string, string> = words.searchProblems
  return (found && texts[found[0]]) ?? words.searchProblems.other
}
