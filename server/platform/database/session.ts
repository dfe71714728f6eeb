/**
 * What every connection begins with, to a server and embedded.
 *
 * Plans are made once for any value: what the planner would make of a common word is a walk along the
 * dates or through the whole table, which takes seconds where the words' index takes milliseconds.
 * Compiling a plan pays off for reports, not for searches. What was added lately to the words' index is
 * read row by row: a short list of it costs a search little and spares writers most of the work.
 */
export const SESSION_SETTINGS = `set plan_cache_mode = force_generic_plan; set jit = off; set work_mem = '32MB';
  set gin_pending_list_limit = '256kB'`

// A batch of an import is different text each time and long: naming those would fill the memory.
const MAX_NAMED_LENGTH = 4000

/** Whether a statement is parsed and planned once under a name, and then only filled in. */
export function shouldNameStatement(sql: string, parameters: readonly unknown[]): boolean {
  return parameters.length > 0 && sql.length <= MAX_NAMED_LENGTH
}
