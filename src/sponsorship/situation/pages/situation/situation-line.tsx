import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { situationPath } from '#trade/paths/sponsorship-paths.ts'
import styles from './situation-line.module.css'

interface SituationLineProps {
  /** ‘abroad, degree’; null if the seeker has given no answers yet. */
  situation: string | null
  /** The current path, to return to. */
  path: string
}

/** A line that says which situation this page's answers assume, with links to set, change and clear it. */
export function SituationLine({ situation, path: pagePath }: SituationLineProps) {
  const { path: language, words } = useLanguage()
  const path = language + pagePath
  if (situation === null) {
    return (
      <p className={styles.line}>
        {words.list.answersFor}{' '}
        <Link href={situationPath(path)} rel="nofollow">
          {words.list.answerForMe}
        </Link>
      </p>
    )
  }
  return (
    <div className={styles.line}>
      <span>
        <b>{words.list.forMe}</b> {situation}
      </span>
      <Link href={situationPath(path)} rel="nofollow">
        {words.list.change}
      </Link>
      <Form method="post" action={situationPath(path)}>
        <PageOwner />
        <button className={styles.forget} type="submit" name="intent" value="forget">
          {words.list.forget}
        </button>
      </Form>
    </div>
  )
}
