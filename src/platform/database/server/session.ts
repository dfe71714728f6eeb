/**
 * The settings of every connection, to a server or embedded.
 *
 * Plans are generic: for a common word the planner would choose a scan by date or of the whole table,
 * which takes seconds where the index of words takes milliseconds. Compiled plans (`jit`) are worth it
 * for reports, not for searches. New entries of the index of words are in a list that is read row by
 * row: if it is short, it costs searches little and still saves writers most of the work.
 */
export const SESSION_SETTINGS = `set plan_cache_mode = force_generic_plan; set jit = off; set work_mem = '32MB';
  set gin_pending_list_limit = '256kB'`

// The statements of an import are long and all different: naming them would fill the memory.
const MAX_NAMED_LENGTH = 4000

/** Whether a statement is prepared under a name, so that it is parsed and planned only once. */
export function shouldNameStatement(sql: string, parameters: readonly unknown[]): boolean {
  return parameters.length > 0 && sql.length <= MAX_NAMED_LENGTH
}
