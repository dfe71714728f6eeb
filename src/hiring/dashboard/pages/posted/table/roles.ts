/** The implicit roles of table elements. Browsers drop them for a card layout unless they are explicit. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader', scope: 'col' },
  heading: { role: 'rowheader', scope: 'row' },
} as const
