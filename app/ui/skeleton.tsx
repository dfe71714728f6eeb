import styles from './skeleton.module.css'

interface SkeletonProps {
  /** How many grey lines stand for the text, or one block for a card or a picture. */
  lines?: number
  shape?: 'text' | 'block'
}

/** Holds the place of what is still on its way, and says so. */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <output className={styles.skeleton}>
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: shape === 'block' ? 1 : lines }, (_, line) => (
        <span key={line} className={`${styles.bone} ${styles[shape]}`} />
      ))}
    </output>
  )
}
