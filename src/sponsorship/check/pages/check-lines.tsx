import { CheckLineView, type ShownParts } from './check-line.tsx'
import type { ShownLine } from './shown-check.ts'
import styles from './check-lines.module.css'

interface CheckLinesProps {
  lines: ShownLine[]
  /** The parts in sight; with the verdict alone a result is one row. */
  show?: ShownParts
  heading?: 'h3' | 'h4'
}

/** The results of a check, each separate: there is no combined score. */
export function CheckLines({ lines, show = 'reason', heading = 'h3' }: CheckLinesProps) {
  return (
    <ul className={styles[show]}>
      {lines.map((line) => (
        <CheckLineView key={line.name} line={line} show={show} heading={heading} />
      ))}
    </ul>
  )
}
