/** A generated key such as ‘2105079rs13c5’, whose letters mean nothing: four or more short runs of letters and digits. */
const GENERATED =
  /(?<![\p{L}\p{N}])(?:\p{L}{1,3}(?:\p{N}+\p{L}{1,3})+\p{N}+|\p{N}+(?:\p{L}{1,3}\p{N}+)+\p{L}{1,3}|\p{L}{1,3}(?:\p{N}+\p{L}{1,3}){2,}|\p{N}+(?:\p{L}{1,3}\p{N}+){2,})(?![\p{L}\p{N}])/gu

/** Words that an address has before its ‘@’: ‘recruitment barts nhs 24’. */
export function boxWords(address: string | null): string {
  return (address ?? '')
    .replace(/@.*$/s, '')
    .replaceAll(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
}

/** Words for the rules about texts, without generated keys: ‘rs 13’ in one is not a price. */
export function boxText(address: string | null): string {
  return boxWords((address ?? '').replace(/@.*$/s, '').replaceAll(GENERATED, ' '))
}
