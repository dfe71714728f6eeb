import { useEffect, useState, type RefObject } from 'react'

/** The number of ticked boxes; the boxes themselves hold the state. */
export function useTickCount(area: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = area.current
    const recount = () => setCount(element?.querySelectorAll('[name=tick]:checked').length ?? 0)
    recount()
    element?.addEventListener('change', recount)
    return () => element?.removeEventListener('change', recount)
  }, [area])
  return count
}
