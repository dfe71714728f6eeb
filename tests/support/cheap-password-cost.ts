/** The least that argon2id takes, instead of 30 ms of a core for each log-in of a test. */
export const COST = { memory: 8, passes: 1, parallelism: 1 }
