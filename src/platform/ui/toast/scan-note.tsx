import { SCAN_WORDS, type ScanState } from '#platform/files/documents/scan-words.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import styles from './scan-note.module.css'

interface ScanNoteProps {
  scan: ScanState
  /** The viewer, or a colleague, sent the file. */
  isOwn: boolean
}

/** The reason a file cannot be opened, next to its name. */
export function ScanNote({ scan, isOwn }: ScanNoteProps) {
  return (
    <span className={styles.note}>
      <Icon name={scan === 'waiting' ? 'clock' : 'alert'} size="small" />
      <span>{SCAN_WORDS[isOwn ? 'own' : 'others'][scan]}</span>
    </span>
  )
}
