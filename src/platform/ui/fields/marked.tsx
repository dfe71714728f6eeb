import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import styles from './marked.module.css'

export interface Mark {
  words: string
  tone: 'danger' | 'warning'
}

interface MarkedProps {
  marks: readonly Mark[]
  /** The text in the box. */
  text: string
  box: RefObject<HTMLTextAreaElement | null>
  /** The box. */
  children: ReactNode
}

/** A text area with words underlined, by a copy of its text behind it. What is wrong with them has to be said elsewhere. */
export function Marked({ marks, text, box, children }: MarkedProps) {
  const layer = useRef<HTMLDivElement>(null)
  const isMarked = useHydrated() && marks.length > 0
  useEffect(() => {
    const textArea = box.current
    const follow = () => layer.current?.scrollTo({ top: textArea?.scrollTop })
    follow()
    textArea?.addEventListener('scroll', follow)
    return () => textArea?.removeEventListener('scroll', follow)
  })

  return (
    <div className={styles.box}>
      {isMarked && (
        <div
          ref={layer}
          className={styles.layer}
          aria-hidden
          translate="no"
          // Words that are brought into view take the box along.
          onScroll={({ currentTarget: { scrollTop } }) => box.current?.scrollTo({ top: scrollTop })}
        >
          {toParts(text, marks).map(({ words, tone }, index) =>
            tone ? (
              // Parts differ only by their position.
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={index} data-tone={tone}>
                {words}
              </mark>
            ) : (
              words
            ),
          )}
          {/* A last line that is empty counts in the box alone. */}
          {'\n'}
        </div>
      )}
      {children}
    </div>
  )
}

type Part = Pick<Mark, 'words'> & Partial<Mark>

/** The text cut at the words: wherever they are, the worse and the longer first. */
function toParts(text: string, marks: readonly Mark[]): Part[] {
  return marks
    .toSorted((a, b) => a.tone.localeCompare(b.tone) || b.words.length - a.words.length)
    .reduce<Part[]>((parts, mark) => parts.flatMap((part) => cut(part, mark)), [{ words: text }])
}

function cut(part: Part, mark: Mark): Part[] {
  if (part.tone || mark.words === '') return [part]
  const [first = '', ...rest] = part.words.split(mark.words)
  return [{ words: first }, ...rest.flatMap((words) => [mark, { words }])]
}
