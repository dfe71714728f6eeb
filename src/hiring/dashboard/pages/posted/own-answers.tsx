import { Link } from '#platform/ui/buttons/link.tsx'
import { answersPath, figuresPath } from '#organisations/model/organisation-paths.ts'
import styles from './posted-jobs.module.css'

interface OwnAnswersProps {
  /** `words` is null if there are too few applications. */
  organisations: { id: string; name: string; words: string | null }[]
}

/** Answer times of the person’s organisations, with links to the data behind them. */
export function OwnAnswers({ organisations }: OwnAnswersProps) {
  if (organisations.length === 0) return null
  const [, second] = organisations
  return (
    <ul className={styles.own} aria-label="How you answer">
      {organisations.map(({ id, name, words }) => {
        const whose = second ? ` of ${name}` : ''
        return (
          <li key={id}>
            {words && <span>{`${name} has ${words}.`}</span>}
            <Link href={answersPath(id)}>{`Your answers${whose}`}</Link>
            <Link href={figuresPath(id)}>{`Your figures${whose}`}</Link>
          </li>
        )
      })}
    </ul>
  )
}
