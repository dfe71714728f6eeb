import { CATEGORIES, CATEGORIES_WITH_PAGE, findCategory } from '#contract/categories.ts'
import { milesBetween } from '../places/gazetteer.ts'
import type { LandingAddress } from './jobs-in-town.ts'
import type { LandingTable, TownWithJobs } from './landing-table.ts'

/** A page that is there, and how many jobs it has. */
export interface LandingLink extends LandingAddress {
  /** 'Nursing'; null for all kinds of work. */
  kind: string | null
  /** 'Leeds'; null for all places. */
  town: string | null
  count: number
}

export interface LandingLinks {
  /** The same work in other towns: around this one, or anywhere. */
  towns: LandingLink[]
  /** Other work in the same town. */
  kinds: LandingLink[]
}

const NEAR_MILES = 25
const MOST_NEAR = 12
const MOST_TOWNS = 60

export function linksFrom(table: LandingTable, { category, place }: LandingAddress): LandingLinks {
  if (place === null) return { towns: biggestTowns(table, category, MOST_TOWNS), kinds: [] }
  const town = table.towns.get(place)
  const near = town ? townsNear(table, town) : []
  return {
    towns: inTowns(near, category).slice(0, MOST_NEAR),
    kinds: town ? kindsIn(town).filter((link) => link.category !== category) : [],
  }
}

/** The towns with most jobs of a category, or of all. */
export function biggestTowns(table: LandingTable, category: string | null, limit: number) {
  return inTowns([...table.towns.values()], category).slice(0, limit)
}

/** The categories with most jobs. */
export function biggestKinds(table: LandingTable, limit: number): LandingLink[] {
  return [...table.categories]
    .slice(0, limit)
    .map(([category, { count }]) => toLink({ category, count }))
}

export function linkTo(
  table: LandingTable,
  { category, place }: LandingAddress,
): LandingLink | null {
  const town = place === null ? null : table.towns.get(place)
  if (town === undefined) return null
  const [link] = town
    ? inTowns([town], category)
    : biggestKinds(table, CATEGORIES.length).filter((link) => link.category === category)
  return link ?? null
}

/** Every page there is, but for those that are there in any case. */
export function allPages(table: LandingTable): LandingLink[] {
  const kinds = biggestKinds(table, CATEGORIES.length)
  const towns = [...table.towns.values()]
  return [
    ...kinds.filter(({ category }) => !CATEGORIES_WITH_PAGE.has(category ?? '')),
    ...inTowns(towns, null),
    ...towns.flatMap(kindsIn),
  ]
}

function inTowns(towns: TownWithJobs[], category: string | null): LandingLink[] {
  return towns
    .map((town) => {
      const count = category === null ? town.count : (town.categories.get(category) ?? 0)
      return toLink({ category, town, count })
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

function kindsIn(town: TownWithJobs): LandingLink[] {
  return [...town.categories]
    .map(([category, count]) => toLink({ category, town, count }))
    .toSorted((a, b) => b.count - a.count)
}

function toLink(to: { category: string | null; town?: TownWithJobs; count: number }): LandingLink {
  const { category, town = null, count } = to
  return {
    category,
    place: town && town.slug,
    kind: category && (findCategory(category)?.name ?? category),
    town: town && town.label,
    count,
  }
}

function townsNear({ towns }: LandingTable, from: TownWithJobs): TownWithJobs[] {
  const start = pointOf(from)
  if (!start) return []
  return [...towns.values()].filter((town) => {
    const point = pointOf(town)
    return town.slug !== from.slug && point && milesBetween(start, point) <= NEAR_MILES
  })
}

function pointOf({ latitude, longitude }: TownWithJobs) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
