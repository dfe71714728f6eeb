import { queries, type Query } from '#platform/channels.ts'

/** Does something, and returns the statements that it sent to the database. */
export async function countingStatements(act: () => Promise<unknown>) {
  const statements: string[] = []
  const listener = (message: unknown) => {
    statements.push((message as Query).text)
  }
  queries.start.subscribe(listener)
  try {
    await act()
  } finally {
    queries.start.unsubscribe(listener)
  }
  return { statements }
}
