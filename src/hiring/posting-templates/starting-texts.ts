/** A short, honest advert to start from. Square brackets mark what only the employer knows. */
interface StartingTextRow {
  name: string
  title: string
  /** The category’s name. */
  category: string
  description: string
}

interface Parts {
  does: string
  needs: string
  /** Benefits besides those of every starting text. */
  offers?: string
}

const OFFERS = [
  '- [Shifts and breaks], with the rota [how long] in advance',
  '- [Days] of paid holiday a year',
  '- [Training and who supports you in your first weeks]',
].join('\n')

export const STARTING_TEXTS: readonly StartingTextRow[] = [
  {
    name: 'registered-nurse',
    title: 'Registered nurse',
    category: 'Nursing',
    description: describe({
      does: 'You look after [how many] residents with [how many] colleagues. You give medicines, write and review care plans, and lead the shift.',
      needs:
        '- A PIN of the Nursing and Midwifery Council, or the test of competence still to take: [say which you accept]\n- [Experience, or none]',
      offers: '- [Who pays the fees for your registration]',
    }),
  },
  {
    name: 'senior-carer',
    title: 'Senior carer',
    category: 'Social Care',
    description: describe({
      does: 'You lead a team of [how many] carers, give medicines, write care plans with families, and step in where a colleague needs you.',
      needs:
        '- [Qualification, such as a level 3 diploma in care]\n- [How long] of experience in care',
    }),
  },
  {
    name: 'care-assistant',
    title: 'Care assistant',
    category: 'Social Care',
    description: describe({
      does: 'You help [how many] people wash, dress, eat and move about, write down what you did, and tell the senior on the shift when something changes.',
      needs:
        '- Kindness and patience\n- [Experience, or none: we train you]\n- [A driving licence, or none]',
    }),
  },
  {
    name: 'support-worker',
    title: 'Support worker',
    category: 'Social Care',
    description: describe({
      does: 'You support [whom] to live as they choose: at home, in town, at work and with friends. You follow each person’s plan and help to keep it up to date.',
      needs: '- [Experience, or none: we train you]\n- [A driving licence, or none]',
    }),
  },
  {
    name: 'registered-manager',
    title: 'Registered manager',
    category: 'Social Care',
    description: describe({
      does: 'You run [name of the home or service] with [how many] people and [how many] colleagues, and answer to [whom]. You are registered with [the Care Quality Commission or its counterpart].',
      needs:
        '- [Qualification, such as a level 5 diploma in leadership for health and social care]\n- [How long] of experience as a manager or deputy',
      offers: '- [What you can decide yourself, and who helps you]',
    }),
  },
  {
    name: 'chef',
    title: 'Chef',
    category: 'Hospitality',
    description: describe({
      does: 'You cook [which meals] for [how many] people, order and store the food, and keep the kitchen as the law asks. You know who eats what, and why.',
      needs:
        '- [Qualification or experience]\n- Knowledge of allergies and special diets: [or we train you]',
    }),
  },
]

/** The starting text of this name in an address; null for any other name. */
export function findStartingText(name: string): StartingTextRow | null {
  return STARTING_TEXTS.find((text) => text.name === name) ?? null
}

function describe({ does, needs, offers }: Parts) {
  return [
    ['What you do', does],
    ['What you need', needs],
    ['What we offer', [OFFERS, offers].filter(Boolean).join('\n')],
  ]
    .map(([heading, text]) => `${heading}\n\n${text}`)
    .join('\n\n')
}
