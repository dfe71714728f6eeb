import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** In the memory of this tab alone, by entry of the history: what a person says of themself is not saved. */
const answers = new Map<string, unknown>()

/**
 * The page's last answer about a person. Going back to it shows it again, where the framework and the
 * browser would have forgotten it; loading the page anew does not.
 */
export function useRecentAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  useEffect(() => {
    if (answer) answers.set(key, answer)
  }, [key, answer])
  return answer ?? (answers.get(key) as Answer | undefined)
}
