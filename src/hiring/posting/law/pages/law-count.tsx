import { Button } from '#platform/ui/buttons/button.tsx'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'
import { lawNotesId } from './law-notes.tsx'
import styles from './law-count.module.css'

interface LawCountProps {
  notes: readonly LawNote[]
  /** The fields of this page: notes under others are counted, and not linked. */
  fields: readonly string[]
  /** Set if a person looks at the advert before it appears. */
  isForDesk: boolean
  /** Whether the form goes on to a next step. */
  goesOn?: boolean
}

/** The number of words that stop an advert, in all its steps, which stays in sight and leads to the first of them. */
export function LawCount({ notes: all, fields, isForDesk, goesOn = false }: LawCountProps) {
  const notes = isForDesk ? all.filter(({ refused }) => refused) : all
  if (notes.length === 0) return null
  const red = notes.filter(({ level }) => level === 'red').length
  const amber = notes.length - red
  const [first] = fields.filter((field) => notes.some((note) => note.field === field))
  const count = (
    <>
      {red > 0 && <b>{red} to mend</b>}
      {red > 0 && amber > 0 && ', '}
      {amber > 0 && `${amber} to look at`}
    </>
  )
  return (
    <div className={styles.bar} data-law-bar>
      <p>
        {first === undefined ? count : <a href={`#${lawNotesId(first)}`}>{count}</a>} before you can
        publish
      </p>
      {goesOn && (
        <Button type="submit" size="small">
          Go on
        </Button>
      )}
    </div>
  )
}
