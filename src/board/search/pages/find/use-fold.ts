import { useState } from 'react'
import { useLocation } from 'react-router'
import { wasTyped } from '#board/search/pages/search/live-search.tsx'

/** Whether the search is folded on phones: it is once there is one, but never while somebody types. */
export function useFold(hasSearch: boolean): boolean {
  const { state } = useLocation()
  const [isFolded, setIsFolded] = useState(hasSearch)
  if (isFolded !== hasSearch && !wasTyped(state)) setIsFolded(hasSearch)
  return isFolded
}
