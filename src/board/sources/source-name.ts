import type { Db } from '#platform/database/database.ts'

const LONGEST_NAME = 90
const LONGEST_ADDRESS = 2000

/** An address of a list as it is stored; null for what is none. */
export function toFeedAddress(text: string): URL | null {
  const typed = text.trim()
  if (typed.length > LONGEST_ADDRESS || !URL.canParse(typed)) return null
  const url = new URL(typed)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.hash = ''
  return url
}

/** A name for a source, after its address, that no other source has: adverts are known by it. */
export async function findFreeName(db: Db, { host, pathname }: URL): Promise<string> {
  const name = `${host}${pathname.replace(/\/$/, '')}`.slice(0, LONGEST_NAME)
  const taken = await db
    .selectFrom('source')
    .select('name')
    .where((is) =>
      is.or([
        is('name', '=', name),
        is(is.fn('starts_with', ['name', is.val(`${name} `)]), '=', is.lit(true)),
      ]),
    )
    .execute()
  const names = new Set(taken.map((source) => source.name))
  let number = 1
  while (names.has(number === 1 ? name : `${name} ${number}`)) number += 1
  return number === 1 ? name : `${name} ${number}`
}
