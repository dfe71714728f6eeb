import { useEffect, useState } from 'react'

export type DragLibrary = typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

/** The drag library; null on the server, while it loads, and if it cannot load: everything works without it. */
export function useDragLibrary(isWanted: boolean): DragLibrary | null {
  const [library, setLibrary] = useState<DragLibrary | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
      (loaded) => isGone || setLibrary(() => loaded),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return library
}
