import { mediumDate } from '#platform/primitives/formats.ts'
import type { SponsorSuggestion } from '#sponsorship/model/suggestions.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Sponsorship } from '#sponsorship/sponsorship.service.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { proposeSponsors } from '#sponsorship/register/propose-sponsors.ts'
import { toSuggestion } from '#sponsorship/register/suggest-sponsors.ts'
import type { ChoiceField, ChoiceOption } from '#platform/forms/choices.ts'
import { listSponsorsByName, findSponsor } from './sponsors.queries.ts'

/** The legal name, chosen from the register of licensed sponsors. */
export function sponsorField(db: Db, { suggestSponsors }: Sponsorship): ChoiceField {
  return {
    text: 'legalName',
    id: 'sponsorId',
    replacesText: true,
    question:
      'Choose your organisation from the entries on the register, or say that it is none of them.',
    async find(id) {
      const entry = await findSponsor(db, id)
      if (!entry || entry.isListed) return entry && toOption(toSuggestion(entry))
      const { name, detail } = toSuggestion(entry)
      const note = `not on the newest register, last seen on ${mediumDate(entry.lastSeen)}`
      return { id, name, about: `${detail} · ${note}` }
    },
    findByName: async (typed) =>
      (await listSponsorsByName(db, parseName(typed).key)).map(toSuggestion).map(toOption),
    suggest: async (typed) => (await suggestSponsors(typed)).map(toOption),
    suggestFallback: async (typed, { place = '' }) =>
      (await proposeSponsors(db, typed, place || null)).map(toOption),
  }
}

function toOption({ id, name, detail }: SponsorSuggestion): ChoiceOption {
  return { id, name, about: detail }
}

/** The occupation code, chosen by one of its titles. */
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
      'We do not know an occupation with this title. Try its usual name, or leave the field empty.',
    find: async (code) => find(code),
    findByName: suggest,
    suggest,
    // The occupation code itself may be typed.
    suggestFallback: async (typed) => [find(typed)].filter((found) => found !== null),
  }
}
