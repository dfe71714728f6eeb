import { Link } from '#app/ui/link.tsx'
import { answersPath, figuresPath } from '#contract/paths/organisation-paths.ts'
import styles from './posted-jobs.module.css'

interface OwnAnswersProps {
  /** `words` are null with too few applications. */
  organisations: { id: string; name: string; words: string | null }[]
}

/** How the person’s organisations answer, and the ways to what that is counted from. */
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
