/** Maximum lengths in characters, and the maximum number of passkeys. */
export const SECOND_FACTOR_LIMITS = { passkeys: 10, code: 40 } as const
