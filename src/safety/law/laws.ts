import { LAW_NATIONS, type Law, type LawNation } from './law.ts'

const GREAT_BRITAIN: readonly LawNation[] = ['England', 'Scotland', 'Wales']
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

/** A law, or a rule of the government’s, that holds in all four nations. */
export function ukLaw(section: string, url: string): Law {
  return { section, url, nations: LAW_NATIONS }
}
