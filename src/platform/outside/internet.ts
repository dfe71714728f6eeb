import { Resolver } from 'node:dns/promises'
import { askSite, sendByHttps } from './ask-site.ts'
import { OutsideUnreachable, type Outside } from './outside.ts'
import { readSiteFile } from './read-site-file.ts'

/** Errors that mean the name has no such record. All others mean that we could not ask. */
const NONE = new Set(['ENODATA', 'ENOTFOUND'])

/** Looks things up on the internet. Opens nothing before the first request. */
export function openInternet(): Outside {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  const network = { lookUp, send: sendByHttps }
  return {
    async findTxtRecords(name) {
      const records = await orNone(resolver.resolveTxt(name))
      return records.map((parts) => parts.join(''))
    },
    readFile: (domain, path) => readSiteFile(network, domain, path),
    ask: (question) => askSite(network, question),
  }

  async function lookUp(host: string) {
    const [four, six] = await Promise.all([
      orNone(resolver.resolve4(host)),
      orNone(resolver.resolve6(host)),
    ])
    return [...four, ...six]
  }
}

async function orNone<Found>(answer: Promise<Found[]>): Promise<Found[]> {
  try {
    return await answer
  } catch (error) {
    if (NONE.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw new OutsideUnreachable('No name server answered.', { cause: error })
  }
}
