const DIGIT = /\p{Nd}/u
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu

/** The text with the digits of all scripts as 0 to 9: ‘५’ and ‘٥’ are 5. */
export function toPlainDigits(text: string): string {
  return text.replaceAll(FOREIGN_DIGITS, (digit) => digitOf(digit.codePointAt(0) ?? 0))
}

/** The value of a digit. Unicode’s digits are consecutive, from 0 to 9: ‘२९००’ and ‘٢٩٠٠’ are amounts too. */
export function digitOf(point: number): string {
  let zero = point
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((point - zero) % 10)
}
