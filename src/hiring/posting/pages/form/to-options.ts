/** Options whose name is also the value sent. */
export function toOptions(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }))
}
