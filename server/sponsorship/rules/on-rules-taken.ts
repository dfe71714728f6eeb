import type { Db } from '#server/platform/database/database.ts'

/**
 * What is to happen when a rule set has been taken: called once for each, in the transaction that stores it.
 * Whatever has to be checked anew because of it starts here.
 */
export async function onRulesTaken(_db: Db): Promise<void> {}
