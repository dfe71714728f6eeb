import { CATEGORIES_WITH_PAGE } from '#trade/categories-with-page.ts'
import { CATEGORIES, findCategory } from '#trade/categories.ts'
import { milesBetween } from '#platform/places/gazetteer.ts'
import type { LandingKey } from './landing.queries.ts'
import type { LandingTable, TownWithJobs } from './landing-table.ts'

/** A landing page with jobs, and their number. */
export interface LandingLink extends LandingKey {
  /** 'Nursing'; null for all categories. */
  kind: string | null
  /** 'Leeds'; null for all places. */
  town: string | null
  count: number
}

export interface LandingLinks {
  /** Pages for the same category in other towns: near this one, or anywhere. */
  towns: LandingLink[]
  /** The biggest other categories in the same town. */
  kinds: LandingLink[]
}

const NEAR_MILES = 25
const MOST_NEAR = 12
const MOST_KINDS = 12
const MOST_TOWNS = 24

export function findLinks(table: LandingTable, { category, place }: LandingKey): LandingLinks {
  if (place === null) return { towns: listBiggestTowns(table, category, MOST_TOWNS), kinds: [] }
  const town = table.towns.get(place)
  const near = town ? findTownsNear(table, town) : []
  return {
    towns: toTownLinks(near, category).slice(0, MOST_NEAR),
    kinds: (town ? listKinds(town) : [])
      .filter((link) => link.category !== category)
      .slice(0, MOST_KINDS),
  }
}

/** The towns with most jobs, in one category or in all. */
export function listBiggestTowns(table: LandingTable, category: string | null, limit: number) {
  return toTownLinks([...table.towns.values()], category).slice(0, limit)
}

/** The categories with most jobs. */
export function listBiggestKinds(table: LandingTable, limit: number): LandingLink[] {
  return [...table.categories]
    .slice(0, limit)
    .map(([category, { count }]) => toLink({ category, count }))
}

export function findLink(table: LandingTable, { category, place }: LandingKey): LandingLink | null {
  const town = place === null ? null : table.towns.get(place)
  if (town === undefined) return null
  const [link] = town
    ? toTownLinks([town], category)
    : listBiggestKinds(table, CATEGORIES.length).filter((link) => link.category === category)
  return link ?? null
}

/** Every landing page, without the categories that have a page of their own. */
export function listAllPages(table: LandingTable): LandingLink[] {
  const kinds = listBiggestKinds(table, CATEGORIES.length)
  const towns = [...table.towns.values()]
  return [
    ...kinds.filter(({ category }) => !CATEGORIES_WITH_PAGE.has(category ?? '')),
    ...toTownLinks(towns, null),
    ...towns.flatMap(listKinds),
  ]
}

function toTownLinks(towns: TownWithJobs[], category: string | null): LandingLink[] {
  return towns
    .map((town) => {
      const count = category === null ? town.count : (town.categories.get(category) ?? 0)
      return toLink({ category, town, count })
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

function listKinds(town: TownWithJobs): LandingLink[] {
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

function findTownsNear({ towns }: LandingTable, from: TownWithJobs): TownWithJobs[] {
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
