import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useLanguage } from '#platform/languages/pages/use-language.ts'

const SOON_MS = 150

interface ListRegionProps {
  className: string | undefined
  /** Shows the previous list until the new one is known to be wanted. */
  isHeld?: boolean
  children: ReactNode
}

/** The list, which stays until the next one has loaded. */
export function ListRegion({ className, isHeld = false, children }: ListRegionProps) {
  const { words } = useLanguage()
  const isPending = useIsListPending()
  return (
    <section
      className={className}
      aria-label={words.layout.jobs}
      aria-busy={isPending || isHeld || undefined}
    >
      {children}
    </section>
  )
}

interface ListCountProps {
  className: string | undefined
  /** No job is visible. */
  isEmpty: boolean
  children: ReactNode
}

/** The number of jobs, announced when it changes. */
export function ListCount({ className, isEmpty, children }: ListCountProps) {
  const isPending = useIsLate(useIsListPending())
  return <output className={className}>{isPending && isEmpty ? 'Loading' : children}</output>
}

/** True while another list of this page is loading. */
function useIsListPending() {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  return next?.pathname === pathname
}

function useIsLate(isPending: boolean) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsLate(true), SOON_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])
  return isLate
}
