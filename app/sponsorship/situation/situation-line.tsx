import { Form } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { situationPath } from '#contract/paths/sponsorship-paths.ts'
import styles from './situation-line.module.css'

interface SituationLineProps {
  /** ‘abroad, degree’; null if the reader has said nothing yet. */
  situation: string | null
  /** Where the reader is, and comes back to. */
  path: string
}

/** For whom the answers on this page are, with a way to say, to change and to forget it. */
export function SituationLine({ situation, path }: SituationLineProps) {
  if (situation === null) {
    return (
      <p className={styles.line}>
        Answers are for someone new from abroad.{' '}
        <Link href={situationPath(path)} rel="nofollow">
          Answer for me
        </Link>
      </p>
    )
  }
  return (
    <div className={styles.line}>
      <span>
        <b>For me:</b> {situation}
      </span>
      <Link href={situationPath(path)} rel="nofollow">
        Change
      </Link>
      <Form method="post" action={situationPath(path)}>
        <button className={styles.forget} type="submit" name="intent" value="forget">
          Forget
        </button>
      </Form>
    </div>
  )
}
