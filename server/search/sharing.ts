/** Lets those who ask the same at the same time share one answer. */
export function createSharing() {
  let running = new Map<string, Promise<unknown>>()

  function share<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const meeting = running.get(key)
    if (meeting) return meeting as Promise<Answer>
    const among = running
    const asked = ask().finally(() => among.delete(key))
    among.set(key, asked)
    return asked
  }

  return Object.assign(share, {
    /** Something has changed: nobody joins an answer that was begun before. */
    forget() {
      running = new Map()
    },
  })
}
