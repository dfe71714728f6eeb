import styles from './figures.module.css'

interface FiguresProps {
  figures: { value: string; words: string }[]
}

/** A few numbers at the top of a page. */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, words }) => (
        <li key={words} className={styles.figure}>
          <b>{value}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
