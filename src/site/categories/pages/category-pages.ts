export interface CategoryPage {
  title: string
  /** A description of the work and advice before applying. */
  introduction: string[]
}

/** The categories with their own page, by slug. */
export const CATEGORY_PAGES: ReadonlyMap<string, CategoryPage> = new Map([
  [
    'tech',
    {
      title: 'Tech jobs',
      introduction: [
        'Software, networks, support and the people who keep systems running. Employers want to see what you have built or looked after, so put a link to it at the top of your CV.',
        'Work from home does not mean from any country. If a job is remote, ask where you must live and whose law the contract is under.',
      ],
    },
  ],
  [
    'finance',
    {
      title: 'Finance jobs',
      introduction: [
        'Accounts, payroll, audit and planning, in firms of every size. Say which part of your qualification you have passed and with which body, and which accounting software you know.',
        'Some of this work is done under UK tax and company law. If you learned under other rules, say so: many employers will help you change over.',
      ],
    },
  ],
  [
    'marketing',
    {
      title: 'Marketing jobs',
      introduction: [
        'Campaigns, content, search, brand and events. Show one or two pieces of work and say what each one changed: how many people came, bought or stayed.',
        'Most of the writing is in English for readers in the UK, so a short, clear letter is already part of your application.',
      ],
    },
  ],
])
