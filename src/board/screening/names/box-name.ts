/** The name in an address, before its ‘@’: ‘recruitment barts nhs’. */
export function boxName(address: string | null): string {
  return (address ?? '').replace(/@.*$/s, '').replaceAll(/[^\p{L}]+/gu, ' ')
}
