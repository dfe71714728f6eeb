import type { Db } from '#platform/database/database.ts'
import { findNewestLoad } from './newest-load.ts'
import { formatCount } from '#platform/primitives/formats.ts'

const CHANGES_SHOWN = 20

const WORDS = {
  added: 'added',
  removed: 'no longer listed',
  changed: 'other licences',
  returned: 'back',
}

/** Describes the loaded register for the command line. Never says why an organisation is no longer listed. */
export async function describeRegister(db: Db): Promise<string> {
  const load = await findNewestLoad(db)
  if (!load) {
    return (
      'No register is loaded. Download the CSV of the register of licensed sponsors (workers) from GOV.UK, ' +
      'then: npm run landfall -- sponsors import FILE\n'
    )
  }
  const changes = await findLastChanges(db)
  return [
    `Register of ${load.publishedOn}, from ${load.fileName}, loaded ${load.loadedAt}.`,
    `${formatCount(load.sponsors)} organisations, ${formatCount(load.rows)} rows.`,
    `Added ${formatCount(load.added)}, gone ${formatCount(load.removed)}, other licences ${formatCount(load.changed)}, ` +
      `back ${formatCount(load.returned)}.`,
    ...(changes.length > 0 ? ['', 'The last changes:'] : []),
    ...changes.map(({ kind, name, publishedOn }) => `  ${publishedOn}  ${WORDS[kind]}: ${name}`),
    '',
  ].join('\n')
}

async function findLastChanges(db: Db) {
  return db
    .selectFrom('sponsorEvent')
    .innerJoin('sponsor', 'sponsor.id', 'sponsorEvent.sponsorId')
    .innerJoin('registerLoad', 'registerLoad.id', 'sponsorEvent.loadId')
    .select(['sponsorEvent.kind', 'sponsor.name', 'registerLoad.publishedOn'])
    .orderBy('sponsorEvent.id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute()
}
