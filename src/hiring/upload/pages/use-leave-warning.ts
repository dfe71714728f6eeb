import { useCallback, useRef } from 'react'
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router'

const QUESTION = 'What you have typed here is not saved. Leave this page?'

/** Asks before somebody leaves a form in which they have typed: for forms without a draft on the server. */
export function useLeaveWarning() {
  const isTyped = useRef(false)
  useBeforeUnload(
    useCallback((event) => {
      if (isTyped.current) event.preventDefault()
    }, []),
  )
  const stays = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    if (!isTyped.current || currentLocation.pathname === nextLocation.pathname) return false
    isTyped.current = !confirm(QUESTION)
    return isTyped.current
  }, [])
  useBlocker(stays)
  return {
    onInput: () => void (isTyped.current = true),
    onSubmit: () => void (isTyped.current = false),
  }
}
