/** Prints one table: a title, then the rows under their columns. */
export function printTable(title: string, rows: Record<string, string | number>[]) {
  process.stdout.write(`\n${title}\n`)
  const columns = Object.keys(rows[0] ?? {})
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}\n`
  process.stdout.write(line(columns))
  process.stdout.write(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows)
    process.stdout.write(line(columns.map((column) => String(row[column] ?? ''))))
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
