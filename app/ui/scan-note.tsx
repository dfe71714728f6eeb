import { SCAN_WORDS, type ScanState } from '#contract/documents.ts'
import { Icon } from './icon.tsx'
import styles from './scan-note.module.css'

interface ScanNoteProps {
  scan: ScanState
  /** The reader, or a colleague, sent the file. */
  isOwn: boolean
}

/** Why a file cannot be opened, beside its name. */
export function ScanNote({ scan, isOwn }: ScanNoteProps) {
  return (
    <span className={styles.note}>
      <Icon name={scan === 'waiting' ? 'clock' : 'alert'} size="small" />
      <span>{SCAN_WORDS[isOwn ? 'own' : 'others'][scan]}</span>
    </span>
  )
}
