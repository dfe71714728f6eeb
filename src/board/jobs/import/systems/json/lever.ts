import { at, boardName, joinParts, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Lever’s postings API: `api.lever.co/v0/postings/BOARD?mode=json`, in the EU `api.eu.lever.co`. It names no employer. */
export const lever: System = {
  recognises: (record) => 'hostedUrl' in record && 'categories' in record,
  read: (record) => {
    const lists = [at(record, 'lists')].flat()
    const [, period] =
      /per-(year|month|week|day|hour)/.exec(textAt(record, 'salaryRange', 'interval') ?? '') ?? []
    return {
      source: 'lever.co',
      reference: textAt(record, 'id'),
      url: textAt(record, 'hostedUrl'),
      title: textAt(record, 'text'),
      employer: boardName(textAt(record, 'hostedUrl'), 'path'),
      description: joinParts([
        { html: textAt(record, 'description') },
        ...lists.map((list) => {
          const items = textAt(list, 'content')
          return { heading: textAt(list, 'text'), html: items && `<ul>${items}</ul>` }
        }),
        { html: textAt(record, 'additional') },
      ]),
      type: textAt(record, 'categories', 'commitment'),
      category: textAt(record, 'categories', 'team'),
      location: textAt(record, 'categories', 'location'),
      country: textAt(record, 'country'),
      remote: textAt(record, 'workplaceType') === 'remote' ? 'true' : undefined,
      payMin: textAt(record, 'salaryRange', 'min'),
      payMax: textAt(record, 'salaryRange', 'max'),
      payCurrency: textAt(record, 'salaryRange', 'currency'),
      payPeriod: period,
      postedAt: textAt(record, 'createdAt'),
    }
  },
}
