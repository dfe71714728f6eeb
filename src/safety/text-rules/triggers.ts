import words from './triggers.json' with { type: 'json' }

const SIGNS = String.raw`[£$€₦₹₵₱₿¤]\d|@|\d{6}|\d\d-\d\d-\d\d|[a-z]{2}\d\d ?[a-z\d]{4}|[13t][a-z\d]{25}|[[({](?:\.|dot)[\])}]`

/** Grouped by their first characters, so that a text is searched for all of them at once. */
const groups = Map.groupBy([...words.money, ...words.accounts, ...words.contacts], (word) =>
  word.charAt(0),
)

/** Matches the start of a trigger, which makes a sentence worth reading, in folded text. */
export const TRIGGER = new RegExp(
  String.raw`(?<![a-z\d])(?:${[...groups].map(([first, starts]) => `${first}(?:${starts.map((word) => word.slice(1)).join('|')})`).join('|')})|${SIGNS}`,
  'g',
)
