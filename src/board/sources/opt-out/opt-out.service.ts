import type { Sender } from '#accounts/visitors/visitor.ts'
import { toDomain } from '#organisations/proof/domains/domain-name.ts'
import { OutsideUnreachable } from '#platform/outside/outside.ts'
import type { Platform } from '#platform/platform.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import { closeAllOf, closeGone } from '#board/sources/closing/close-adverts.ts'
import { switchOff } from '#board/sources/sources.queries.ts'
import { keyedHash } from '#platform/secrets/keyed-hash.ts'
import { isFreeMail, isThrowAway } from '#safety/text-rules/mail-domains.ts'
import { OPT_OUT_FILE, type OptOutOffer } from './opt-out.ts'
import { findAdvertsTo, insertOptOut, lockOptOuts, lockSourcesAt } from './opt-out.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    optOut: ReturnType<typeof createOptOut>
  }
}

/** Each look is a request to somebody else’s server. */
const LOOKS = {
  name: 'opt-out-looks',
  times: 20,
  seconds: 3600,
  message: 'You have asked us to look often. Wait an hour, then try again.',
}

const PROBLEMS = {
  site: 'Enter the address of your site, such as example.co.uk.',
  dns: 'We did not find the record yet. It can take an hour to show everywhere.',
  file: 'We did not find the text in that file. Its address must begin with https and must not redirect.',
  offline: 'We could not look there just now. Try again in a few minutes.',
}

interface Settings {
  sessionSecret: string
  notifyJobsChanged(): void
}

/** The holder of a domain takes its lists off the board, without an account. */
export function createOptOut(
  { db, limits, outside }: Pick<Platform, 'db' | 'limits' | 'outside'>,
  { sessionSecret, notifyJobsChanged }: Settings,
) {
  return { offer, look }

  /**
   * The text that shows who holds a domain. It follows from the domain, so nothing is stored before it has been found
   * there.
   * @throws {DomainError} for anything that is no domain of one holder
   */
  function offer(site: string): OptOutOffer {
    const domain = toDomain(site.slice(0, 300))
    if (!domain || isFreeMail(domain) || isThrowAway(domain))
      throw wrongField('site', PROBLEMS.site)
    const hash = keyedHash(sessionSecret, `opt out ${domain}`).slice(0, 32)
    return { domain, text: `landfall-opt-out=${hash}` }
  }

  /** Looks for the text, and if it is there stops reading the domain’s lists and closes their adverts at once. */
  async function look(
    visitor: Pick<Sender, 'ip'>,
    { site, way }: { site: string; way: 'dns' | 'file' },
  ): Promise<{ domain: string; closed: number }> {
    const { domain, text } = offer(site)
    await limits.consume(LOOKS, visitor.ip)
    if (!(await isThere({ domain, text, way }))) throw wrongField('site', PROBLEMS[way])
    const closed = await db.transaction().execute(async (db) => {
      const now = new Date().toISOString()
      await lockOptOuts(db)
      await insertOptOut(db, domain, way)
      let closed = 0
      for (const id of await lockSourcesAt(db, domain)) {
        await switchOff(db, id, 'operator', now)
        closed += (await closeAllOf(db, id, now)).length
      }
      return closed + (await closeGone(db, await findAdvertsTo(db, domain), now)).length
    })
    if (closed > 0) notifyJobsChanged()
    return { domain, closed }
  }

  async function isThere({ domain, text, way }: OptOutOffer & { way: 'dns' | 'file' }) {
    try {
      if (way === 'dns') return (await outside.findTxtRecords(domain)).includes(text)
      return (await outside.readFile(domain, OPT_OUT_FILE))?.trim() === text
    } catch (error) {
      if (error instanceof OutsideUnreachable) throw wrongField('site', PROBLEMS.offline)
      throw error
    }
  }
}
