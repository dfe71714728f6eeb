import type { Cache } from '#platform/cache/cache.ts'
import type { Platform } from '#platform/platform.ts'
import { countOpenAdverts, listOtherSources, readAdvertFigures } from './overview.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    sourceOverview: ReturnType<typeof createSourceOverview>
  }
}

/** The counts read every advert, and nobody needs them to the second. */
const FRESH = { ttl: 30_000, staleWhileRevalidate: 30_000 }

/** The sources of adverts as visitors see them. */
export function createSourceOverview({ db, cache }: Pick<Platform, 'db'> & { cache: Cache }) {
  return {
    /** The open adverts in numbers, and the sources that nobody reads again and again. */
    readFigures: () =>
      cache.cached('source-figures', FRESH, async () => ({
        figures: await readAdvertFigures(db),
        counts: await countOpenAdverts(db),
        others: await listOtherSources(db),
      })),
  }
}
