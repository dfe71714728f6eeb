const MOST_PARTS = 8
const LONGEST = 200

/** The parts of an address in their order, without those that cannot be a place. */
export function addressParts(address: string): string[] {
  return address
    .slice(0, LONGEST)
    .split(/[,;|/()[\]]| [-–—] /)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .slice(-MOST_PARTS)
}
