// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
export const COST = { memory: 19_456, passes: 2, parallelism: 1 }
