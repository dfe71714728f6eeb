/**
 * Data of a page that does not hydrate. The page reads it; the framework, which would write all of it
 * out for a script that never comes, does not see it. A request for the data alone still gets it.
 */
export function unsent<Data extends object>(
  { isDocument }: { isDocument: boolean },
  data: Data,
): Data {
  if (!isDocument) return data
  for (const name of Object.keys(data)) Object.defineProperty(data, name, { enumerable: false })
  return data
}
