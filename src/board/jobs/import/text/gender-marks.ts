const LETTER = String.raw`(?:[mfwdxhi]|div\.?|\*)`
const LETTERS = String.raw`${LETTER}(?:\s?[/|,.–-]\s?${LETTER}){1,4}`
/** ‘(m/w/d)’, ‘[f/m/x]’, ‘(all genders)’, anywhere. */
const IN_BRACKETS = new RegExp(String.raw`\s*[([]\s*(?:${LETTERS}|all genders|gn)\s*[)\]]`, 'giu')
/** ‘(f)’ or ‘m/w/d’ without brackets, at the end alone: elsewhere these letters mean other things. */
const AT_END = new RegExp(
  String.raw`(?:\s*[([]\s*[mfw]\s*[)\]]|[\s,–-]+[mfwdx](?:\s?[/|]\s?[mfwdx]){1,3})\s*$`,
  'iu',
)

/**
 * A title without the marks that adverts of other countries add for the sex of applicants: they say that anybody may
 * apply, as the law here says for all. A title of nothing else stays.
 */
export function withoutGenderMarks(title: string): string {
  const rest = title
    .replaceAll(IN_BRACKETS, ' ')
    .replace(AT_END, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return rest || title
}
