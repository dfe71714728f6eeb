/** Choices whose name is also what is sent. */
export function toOptions(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }))
}
