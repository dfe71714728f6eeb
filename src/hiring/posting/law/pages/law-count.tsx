import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'

interface LawCountProps {
  notes: readonly LawNote[]
  /** Set if a person looks at the advert before it appears. */
  isForDesk: boolean
}

/** The number of words that stop an advert, in all its steps. */
export function LawCount({ notes, isForDesk }: LawCountProps) {
  if (notes.length === 0 || isForDesk) return null
  const red = notes.filter(({ level }) => level === 'red').length
  const amber = notes.length - red
  return (
    <p>
      {red > 0 && <b>{red} to mend</b>}
      {red > 0 && amber > 0 && ', '}
      {amber > 0 && `${amber} to look at`} before you can publish
    </p>
  )
}
