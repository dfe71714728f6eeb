import lists from './people-from-abroad.json' with { type: 'json' }

const { adjectives, countries, people, aloneAfterFor, kindsOfPeople, workers } = lists

/** The workers named right after words about people: ‘ registered nurses’ in ‘for indian registered nurses’. */
export const NEXT_WORKERS = ` (?:(?:registered|qualified|senior|band \\d) )?(?:${oneOf(workers)})s?(?![\\p{L}\\p{N}])`

/**
 * Patterns of words by which people say that they are abroad: ‘overseas nurse’, ‘for indian nurses’. The name of the
 * work stays. Cuisines and languages (‘indian chef’, ‘polish teacher’) are none.
 */
export const ABROAD = [
  `(?:for )?(?:${oneOf([...kindsOfPeople, ...adjectives])}) (?:${oneOf(people)})s?`,
  `for (?:${oneOf(aloneAfterFor)})s?`,
  `for (?:${oneOf(adjectives)})s?`,
  `(?:from|who live in|living in) (?:${oneOf(countries)})`,
  `(?:foreign|overseas|internationally)[ -](?:trained|educated|qualified)`,
  `(?:for )?(?:${oneOf(kindsOfPeople)})(?=${NEXT_WORKERS})`,
  // After the work too, where they describe nothing that follows: ‘nurse overseas jobs’, not ‘nurse overseas recruiter’.
  `(?<=(?<![\\p{L}\\p{N}])(?:${oneOf(workers)})s?,? )(?:abroad|${oneOf(kindsOfPeople)})(?=$|[,;]| (?:jobs?|with|and|visas?|sponsor(?:ship|ed)?)(?![\\p{L}\\p{N}]))`,
]

function oneOf(words: readonly string[]) {
  return words.join('|')
}
