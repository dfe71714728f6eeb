/** Bitcoin (bech32 and older), Ethereum and Tron, in lower case as folded text has them. */
const ADDRESS = /\b(?:bc1[a-z\d]{20,60}|0x[a-f\d]{40}|t[a-z\d]{33}|[13][a-z\d]{25,34})\b/g

/** Finds wallet addresses. They have digits among their letters, which long words do not. */
export function findWalletAddresses(text: string): RegExpExecArray[] {
  return [...text.matchAll(ADDRESS)].filter(
    ([address]) => (address.match(/\d/g) ?? []).length >= 3 && /[a-z]/.test(address.slice(2)),
  )
}
