import { CheckLineView } from './check-line.tsx'
import type { ShownLine } from './shown-check.ts'
import styles from './check-lines.module.css'

interface CheckLinesProps {
  lines: ShownLine[]
  /** Shows all evidence directly. */
  open?: boolean
  heading?: 'h3' | 'h4'
}

/** The results of a check, each separate: there is no combined score. */
export function CheckLines({ lines, open = false, heading = 'h3' }: CheckLinesProps) {
  return (
    <ul className={open ? styles.open : styles.lines}>
      {lines.map((line) => (
        <CheckLineView key={line.name} line={line} open={open} heading={heading} />
      ))}
    </ul>
  )
}
