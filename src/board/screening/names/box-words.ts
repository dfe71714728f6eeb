/** What an address has before its ‘@’, as words: ‘recruitment barts nhs 24’. */
export function boxWords(address: string | null): string {
  return (address ?? '')
    .replace(/@.*$/s, '')
    .replaceAll(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
}
