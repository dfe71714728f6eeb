import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import styles from './share-link.module.css'

const SHOWN_FOR_MS = 2000

interface ShareLinkProps {
  url: string
  title: string
}

/** The job's URL to copy or share. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const { words } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const message = encodeURIComponent(`${title}: ${url}`)

  return (
    <div className={styles.share}>
      <label htmlFor="share-link">{words.job.share}</label>
      <input
        ref={field}
        className={styles.address}
        id="share-link"
        type="text"
        readOnly
        defaultValue={url}
      />
      <p className={styles.ways}>
        <a href={`https://wa.me/?text=${message}`} rel="noopener nofollow">
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
          {words.job.email}
        </a>
        <CopyButton text={url} onDenied={() => field.current?.select()} />
      </p>
    </div>
  )
}

interface CopyButtonProps {
  text: string
  /** Called if the browser or its user refuses. */
  onDenied: () => void
}

/** A copy button, only if the browser allows copying: over https, and with a script. */
function CopyButton({ text, onDenied }: CopyButtonProps) {
  const { words } = useLanguage()
  const canCopy = useSyncExternalStore(
    subscribeToNothing,
    () => 'clipboard' in navigator,
    () => false,
  )
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!canCopy) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      onDenied()
    }
  }

  return (
    <Button size="small" icon="link" aria-live="polite" onClick={copy}>
      {isCopied ? words.job.copied : words.job.copyLink}
    </Button>
  )
}

function subscribeToNothing() {
  return () => {}
}
