import { mediumDate } from '#contract/formats.ts'
import type { SponsorSuggestion } from '#contract/sponsorship/suggestions.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Sponsorship } from '#server/sponsorship/sponsorship.service.ts'
import { parseName } from '#server/sponsorship/register/names/name-key.ts'
import { proposeSponsors } from '#server/sponsorship/register/propose-sponsors.ts'
import { toSuggestion } from '#server/sponsorship/register/suggest-sponsors.ts'
import type { ChoiceField, ChoiceOption } from './choices.ts'
import { findListedSponsors, findSponsor } from './sponsors.queries.ts'

/** The employer, chosen from the register of licensed sponsors. */
export function sponsorField(db: Db, { suggestSponsors }: Sponsorship): ChoiceField {
  return {
    text: 'legalName',
    id: 'sponsorId',
    replacesText: true,
    question:
      'Choose your organisation from the register’s entries, or say that it is none of them.',
    async find(id) {
      const entry = await findSponsor(db, id)
      if (!entry || entry.isListed) return entry && toOption(toSuggestion(entry))
      const { name, detail } = toSuggestion(entry)
      const gone = `not in the newest register, last seen on ${mediumDate(entry.lastSeen)}`
      return { id, name, about: `${detail} · ${gone}` }
    },
    findByName: async (typed) =>
      (await findListedSponsors(db, parseName(typed).key)).map(toSuggestion).map(toOption),
    suggest: async (typed) => (await suggestSponsors(typed)).map(toOption),
    suggestFallback: async (typed, { place = '' }) =>
      (await proposeSponsors(db, typed, place || null)).map(toOption),
  }
}

function toOption({ id, name, detail }: SponsorSuggestion): ChoiceOption {
  return { id, name, about: detail }
}

/** The occupation, chosen by one of its titles. */
export function occupationField({ suggestOccupations, findOccupation }: Sponsorship): ChoiceField {
  const find = (code: string): ChoiceOption | null => {
    const found = findOccupation(code)
    return (
      found && {
        id: code,
        name: found.group,
        about: `${found.group} (${code}). ${found.description}`,
      }
    )
  }
  const suggest = async (typed: string): Promise<ChoiceOption[]> =>
    suggestOccupations(typed).map(({ code, title, group }) => ({
      id: code,
      name: title,
      about: `${group} (${code})`,
    }))
  return {
    text: 'occupation',
    id: 'occupationCode',
    replacesText: false,
    question: 'Choose the occupation that fits best, or say that it is none of them.',
    nothingFound:
      'We know no occupation under this title. Try the usual word for it, or leave the field empty.',
    find: async (code) => find(code),
    findByName: suggest,
    suggest,
    // Somebody may know it by its number.
    suggestFallback: async (typed) => [find(typed)].filter((found) => found !== null),
  }
}
