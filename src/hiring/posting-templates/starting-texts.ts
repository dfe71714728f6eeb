import texts from './starting-texts.json' with { type: 'json' }

/** A short, honest advert to start from. Square brackets mark what only the employer knows. */
interface StartingTextRow {
  name: string
  title: string
  /** The category’s name. */
  category: string
  description: string
}

/** Benefits of every starting text. */
const OFFERS = [
  '- [Shifts and breaks], with the rota [how long] in advance',
  '- [Days] of paid holiday a year',
  '- [Training and who supports you in your first weeks]',
]

export const STARTING_TEXTS: readonly StartingTextRow[] = texts.map(
  ({ does, needs, offers, ...text }) => ({
    ...text,
    description: [
      ['What you do', does],
      ['What you need', needs.join('\n')],
      ['What we offer', [...OFFERS, ...offers].join('\n')],
    ]
      .flat()
      .join('\n\n'),
  }),
)

/** The starting text of this name in an address; null for any other name. */
export function findStartingText(name: string): StartingTextRow | null {
  return STARTING_TEXTS.find((text) => text.name === name) ?? null
}
