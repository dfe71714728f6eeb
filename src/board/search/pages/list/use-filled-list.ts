import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { wasTyped } from '#board/search/pages/search/live-search.tsx'

const UNFINISHED_MS = 700

/** The list to show: an unfinished word may find nothing, so the previous list stays briefly until the next letter. */
export function useFilledList<List>(list: List, isEmpty: boolean) {
  const { state } = useLocation()
  const type = useNavigationType()
  const [last, setLast] = useState({ list, isEmpty })
  const isHeld = isEmpty && !last.isEmpty && wasTyped(state) && type !== 'POP'
  if (!isHeld && last.list !== list) setLast({ list, isEmpty })

  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => setLast({ list, isEmpty: true }), UNFINISHED_MS)
    return () => clearTimeout(timer)
  }, [isHeld, list])

  return { shown: isHeld ? last.list : list, isHeld }
}
