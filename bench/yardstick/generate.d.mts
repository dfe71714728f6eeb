export const CATS: { name: string }[]
export const TYPES: string[]
export const COUNTRIES: { code: string; name: string }[]
export function gen(count: number): Generator<unknown>
