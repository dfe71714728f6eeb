import type { Db } from '#server/platform/database/database.ts'
import type { Tasks } from '#server/platform/tasks/tasks.ts'

/**
 * Called in the transaction that loads a register, after its entries were written and the jobs of those
 * that went were held: what is made from a register is out of date from here on.
 */
export async function onRegisterLoaded(_db: Db, _tasks: Pick<Tasks, 'enqueue'>): Promise<void> {}
