import { sql } from 'kysely'
import { CATEGORIES } from '#trade/categories.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { IS_LISTED, isNewestCopy } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { findPlace } from '#platform/places/gazetteer.ts'
import { slugOf } from '#trade/job-texts.ts'

/** A town with open jobs. */
export interface TownWithJobs {
  slug: string
  label: string
  latitude: number | null
  longitude: number | null
  count: number
  /** The number of jobs by category slug, most first. */
  categories: Map<string, number>
}

/** The number of open jobs in each town and category. */
export interface LandingTable {
  jobs: number
  /** Towns by slug, most jobs first. */
  towns: Map<string, TownWithJobs>
  /** The jobs of each category in all places, and the codes of their countries. */
  categories: Map<string, { count: number; countries: string[] }>
}

interface Row {
  category: string
  place: string | null
  country: string
  /** The number in a town, with copies of one advert counted once. */
  count: number
  /** The number anywhere, with copies in all towns counted once. */
  anywhere: number
}

export async function loadLandingTable(db: Db): Promise<LandingTable> {
  const { rows } = await sql<Row>`
    select category, place, country, count(*) as count,
      count(*) filter (where ${isNewestCopy([IS_LISTED])}) as anywhere
    from job_search
    where ${IS_LISTED}
      and ${isNewestCopy([IS_LISTED, sql`newer.place is not distinct from job_search.place`])}
    group by category, place, country
    order by count desc, category, place`.execute(db)
  const known = new Set(CATEGORIES.map(({ slug }) => slug))
  const listed = rows.filter(({ category }) => known.has(category))
  return {
    jobs: listed.reduce((sum, { anywhere }) => sum + anywhere, 0),
    towns: await toTowns(db, listed),
    categories: toCategories(listed),
  }
}

function toCategories(rows: Row[]) {
  const categories: LandingTable['categories'] = new Map()
  for (const { category, country, anywhere } of rows) {
    const before = categories.get(category) ?? { count: 0, countries: [] }
    categories.set(category, {
      count: before.count + anywhere,
      countries: [...new Set([...before.countries, country])],
    })
  }
  return new Map([...categories].toSorted(([, a], [, b]) => b.count - a.count))
}

async function toTowns(db: Db, rows: Row[]) {
  const counts = new Map<string, { country: string; categories: Map<string, number> }>()
  for (const { category, place, country, count } of rows) {
    if (place === null) continue
    const { categories, ...rest } = counts.get(place) ?? { country, categories: new Map() }
    categories.set(category, (categories.get(category) ?? 0) + count)
    counts.set(place, { ...rest, categories })
  }
  const abroad = [...counts.keys()].filter((slug) => !inGazetteer(slug))
  const written = await findWrittenNames(db, abroad)
  const towns = [...counts].flatMap(([slug, { country, categories }]) => {
    const named = nameTown(slug, country, written.get(slug) ?? '')
    const count = [...categories.values()].reduce((sum, each) => sum + each, 0)
    return named ? [{ slug, ...named, count, categories }] : []
  })
  return new Map(
    towns
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
      .map((town) => [town.slug, town]),
  )
}

/**
 * A town with its name; null if it is not a town: a page for Kent would miss the jobs whose adverts name a town in
 * Kent.
 */
function nameTown(slug: string, country: string, written: string) {
  const place = inGazetteer(slug)
  if (place) {
    const { latitude, longitude } = place
    return place.kind === 'town' ? { label: toPlaceLabel(place), latitude, longitude } : null
  }
  const name = findWrittenName(written, slug)
  const label = toPlaceLabel({ slug, name, detail: countryName(country) })
  return { label, latitude: null, longitude: null }
}

function inGazetteer(slug: string) {
  const place = findPlace(slug)
  return place?.slug === slug ? place : null
}

/** The place as written in the newest advert of each slug. */
async function findWrittenNames(db: Db, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await sql<{ slug: string; name: string | null }>`
    select slug, job.place as name from unnest(${slugs}::text[]) as slug
    cross join lateral (
      select id from job_search where place = slug and ${IS_LISTED}
      order by posted_at desc, id desc limit 1
    ) as newest join job on job.id = newest.id`.execute(db)
  return new Map(rows.map(({ slug, name }) => [slug, name ?? '']))
}

/** A town's name, with the detail that distinguishes it from namesakes if its slug has it too. */
function toPlaceLabel({ slug, name, detail }: { slug: string; name: string; detail: string }) {
  return slug === placeSlugOf(name) || !detail ? name : `${name}, ${detail}`
}

/** The part of an advert's place that the slug was made from: 'Köln' in '50667 Köln'. */
function findWrittenName(written: string, slug: string): string {
  const parts = written.split(/[,;|/()]/).map((part) => part.replaceAll(/\d+/g, ' ').trim())
  const named = parts.find((part) => slug === placeSlugOf(part))
  const begun = parts.find((part) => part && slug.startsWith(`${placeSlugOf(part)}-`))
  return named ?? begun ?? slug.split('-').map(capitalised).join(' ')
}

function placeSlugOf(name: string) {
  return slugOf(name.replaceAll(/['’.]/g, ''))
}

function capitalised(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
