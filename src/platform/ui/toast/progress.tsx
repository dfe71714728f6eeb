import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  label: string
  /** The fraction done, from 0 to 1. Leave out when the duration is unknown. */
  value?: number
}

export function Progress({ label, value }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <output className={styles.figure} htmlFor={id}>
        {value !== undefined && `${Math.round(value * 100)} %`}
      </output>
      <progress className={styles.bar} id={id} max={1} value={value} />
    </div>
  )
}
