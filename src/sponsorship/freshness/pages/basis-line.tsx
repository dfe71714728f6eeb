import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import styles from './basis-line.module.css'

/** The days of the rules and the register, below answers. */
export function BasisLine({ basis }: { basis: string }) {
  return <p className={styles.basis}>{basis}</p>
}

/** A warning above a list whose answers are old; nothing if they are not. */
export function OldAnswers({ basis: { old } }: { basis: ShownBasis }) {
  return old && <p className={styles.old}>{old}</p>
}
