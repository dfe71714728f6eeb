import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Button } from './button.tsx'

const SHOWN_FOR_MS = 2000

interface CopyButtonProps {
  text: string
  size?: 'small'
  icon?: 'link'
  /** Called if the browser or its user refuses. */
  onDenied?: () => void
  children: ReactNode
}

/**
 * A copy button, only if the browser allows copying: over https, and with a script. A translated page has no app: there
 * `copy.js` shows it.
 */
export function CopyButton({ text, onDenied, children, ...look }: CopyButtonProps) {
  const { code, words } = useLanguage()
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
  if (code !== 'en')
    return (
      <Button {...look} hidden aria-live="polite" data-copy={text} data-copied={words.job.copied}>
        {children}
      </Button>
    )
  if (!canCopy) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      onDenied?.()
    }
  }

  return (
    <Button {...look} aria-live="polite" onClick={copy}>
      {isCopied ? words.job.copied : children}
    </Button>
  )
}

function subscribeToNothing() {
  return () => {}
}
