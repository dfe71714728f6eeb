import type { RuleSet } from './rule-set.ts'

interface Change {
  date: string
  what: string
}

/** The rules of a set that start or end while it is in force. */
export function listChanges(set: RuleSet): Change[] {
  return [
    ...ofFigures(set),
    ...ofLists(set),
    ...ofClosures(set),
    ...ofRestrictions(set),
    ...ofTransitions(set),
  ]
}

function ofFigures({ figures, options }: RuleSet): Change[] {
  const named = Object.entries(figures).flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .map(({ value, from, until }) => ({ what: `${name} ${value}`, from, until })),
  )
  return [
    ...named.map(({ from, what }) => ({ date: from, what: `${what} begins to hold.` })),
    ...named.flatMap(({ until, what }) =>
      until ? [{ date: until, what: `${what} holds no more.` }] : [],
    ),
    ...options.map(({ name, from }) => ({ date: from, what: `Option ${name} begins to hold.` })),
  ]
}

function ofLists({ lists }: RuleSet): Change[] {
  return Object.values(lists).flatMap(({ title, entries }) => [
    ...inDays(entries, ({ from }) => from).map(([date, count]) => ({
      date,
      what: `${title}: ${count} occupations come on it.`,
    })),
    ...inDays(entries, ({ endsBefore }) => endsBefore).map(([date, count]) => ({
      date,
      what: `${title}: ${count} occupations are on it no more.`,
    })),
  ])
}

function inDays<Entry>(entries: Entry[], dayOf: (entry: Entry) => string) {
  return [...Map.groupBy(entries, dayOf)].map(([day, { length }]) => [day, length] as const)
}

function ofClosures({ closures }: RuleSet): Change[] {
  return closures.flatMap(({ codes, from, switchUntil }) => {
    const which = codes.join(', ')
    return [
      { date: from, what: `${which}: closed to applicants from abroad.` },
      { date: switchUntil, what: `${which}: closed to people switching inside the UK.` },
    ]
  })
}

function ofRestrictions({ restrictions }: RuleSet): Change[] {
  return restrictions.flatMap(({ nationality, from, until }) => {
    const who = `Applications from abroad by nationals of ${nationality}`
    const start = { date: from, what: `${who}: refused.` }
    return until ? [start, { date: until, what: `${who}: decided as before.` }] : [start]
  })
}

function ofTransitions({ transitions }: RuleSet): Change[] {
  const what = `Lower rates end for people on the route since before ${transitions.ratesRaisedOn}.`
  return [{ date: transitions.oldRatesUntil, what }]
}
