import { useEffect, useRef } from 'react'
import { Banner } from '#platform/ui/toast/banner.tsx'
import styles from './keys.module.css'

/** A new key, shown once. It takes the focus, because its form is further down. */
export function MadeKey({ secret }: { secret: string }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1} className={styles.made}>
      <Banner tone="success" title="Copy your key now" live>
        <p>This is the only time we show it. Put it into your system, and nowhere else.</p>
        <p>
          <code className={styles.secret}>{secret}</code>
        </p>
      </Banner>
    </div>
  )
}
