import type { Law, LawNation } from './law.ts'

export const GREAT_BRITAIN: readonly LawNation[] = ['England', 'Scotland', 'Wales']
const NORTHERN_IRELAND: readonly LawNation[] = ['Northern Ireland']

/** Sections 39 and 13 of the Equality Act, and the order that holds in Northern Ireland. */
export function equalityLaws(section: string, own: { section: string; url: string }): Law[] {
  return [
    {
      section: `Equality Act 2010, ${section}`,
      url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/39',
      nations: GREAT_BRITAIN,
    },
    { ...own, nations: NORTHERN_IRELAND },
  ]
}
