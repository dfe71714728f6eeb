import type { Licence } from '#contract/sponsorship/facts.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Sponsorship } from '#server/sponsorship/sponsorship.service.ts'
import type { ChoiceField, Proposal } from './choices.ts'
import { findSponsor } from './sponsors.queries.ts'

/** The employer, chosen from the register of licensed sponsors. */
export function sponsorField(db: Db, { suggestSponsors }: Sponsorship): ChoiceField {
  return {
    text: 'legalName',
    id: 'sponsorId',
    isWritten: true,
    question:
      'Choose your organisation from the register’s entries, or say that it is none of them.',
    async find(id) {
      const entry = await findSponsor(db, id)
      return entry && { id, name: entry.name, about: aboutEntry(entry) }
    },
    async propose(typed) {
      // Fewer words at the front find what was written differently at the end.
      for (let words = typed.split(' '); words.length > 0; words = words.slice(0, -1)) {
        const begun = words.join(' ')
        if (begun.length < SHORTEST_BEGUN && begun !== typed) break
        const found = await suggestSponsors(begun)
        if (found.length > 0)
          return found.map(({ detail, ...rest }) => ({ ...rest, about: detail }))
      }
      return []
    },
  }
}

const SHORTEST_BEGUN = 4

interface Entry {
  towns: string[]
  licences: Licence[]
  isListed: boolean
  lastSeen: string
}

function aboutEntry({ towns, licences, isListed, lastSeen }: Entry) {
  const worker = licences.find(({ route }) => route === 'Skilled Worker')
  const rating = worker ? `Skilled Worker, ${worker.printed}` : 'no Skilled Worker licence'
  const gone = isListed ? [] : [`not in the newest register, last seen on ${lastSeen}`]
  return [...towns, rating, ...gone].join(' · ')
}

/** The occupation, chosen by one of its titles. */
export function occupationField({ suggestOccupations, findOccupation }: Sponsorship): ChoiceField {
  const find = (code: string): Proposal | null => {
    const found = findOccupation(code)
    return (
      found && {
        id: code,
        name: found.group,
        about: `${found.group} (${code}). ${found.description}`,
      }
    )
  }
  return {
    text: 'occupation',
    id: 'occupationCode',
    isWritten: false,
    question: 'Choose the occupation that fits best, or say that it is none of them.',
    nothingFound:
      'We know no occupation under this title. Try the usual word for it, or leave the field empty.',
    find: async (code) => find(code),
    async propose(typed) {
      const byCode = find(typed)
      if (byCode) return [byCode]
      return suggestOccupations(typed).map(({ code, title, group }) => ({
        id: code,
        name: title,
        about: `${group} (${code})`,
      }))
    },
  }
}
