import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { situationPath } from '#trade/paths/sponsorship-paths.ts'
import styles from './situation-chip.module.css'

interface SituationChipProps {
  /** ‘abroad, degree’; null if the seeker has given no answers yet. */
  situation: string | null
  /** The current path, to return to. */
  path: string
}

/** The link by which a seeker says for whom a list answers, or changes it. */
export function SituationChip({ situation, path: pagePath }: SituationChipProps) {
  const { path, words } = useLanguage()
  return (
    <Link className={styles.chip} href={situationPath(path + pagePath)} rel="nofollow">
      <Icon name="user" size="small" />
      <span>
        {situation === null ? (
          words.list.answerForMe
        ) : (
          <>
            <b>{words.list.forMe}</b> {situation}
          </>
        )}
      </span>
    </Link>
  )
}

/** A line above a list, written on the server. */
export interface ListNote {
  text: string
  link: { href: string; label: string; lang?: string; dir?: string } | null
}

export function ListNoteLine({ note: { text, link } }: { note: ListNote }) {
  return (
    <p className={styles.note}>
      {text}
      {link && (
        <>
          {' '}
          <Link {...link}>{link.label}</Link>
        </>
      )}
    </p>
  )
}
