/** Maximum lengths in characters, and the maximum number of passkeys. */
export const SECOND_FACTOR_LIMITS = { passkeyName: 40, passkeys: 10, code: 40 } as const
