/**
 * The roles that the elements of a table have anyway. A browser that lays them out as cards takes them away, unless they
 * are written down.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader', scope: 'col' },
  heading: { role: 'rowheader', scope: 'row' },
} as const
