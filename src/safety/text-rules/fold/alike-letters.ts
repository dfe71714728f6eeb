/** Marks above letters, the dots below letters of Indian scripts, Arabic vowels, and what nobody sees. */
export const DROPPED = /[\u0300-\u036f\u093c\u09bc\u0640\u064b-\u0655\p{Cf}]/u

/** Arabic letters that Urdu and Persian write with other characters. */
export const ALIKE: Readonly<Record<string, string>> = {
  ی: 'ي',
  ى: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
}
