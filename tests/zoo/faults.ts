import { gzipSync } from 'node:zlib'
import type { Board } from './world.ts'
import type { ZooAdvert } from './systems/zoo-system.ts'

/** An answer of a system, as it goes over the wire. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Breaks off in the middle, or never ends. */
  way?: 'breaks' | 'stalls'
}

/** The right answer, and what a fault needs to spoil it. */
export interface Right {
  board: Board
  reply: Reply
  adverts: readonly ZooAdvert[]
  /** Another company’s adverts. */
  foreign: readonly ZooAdvert[]
  /** The answer with these adverts, perhaps under another company’s name. */
  listing(adverts: readonly ZooAdvert[], company?: string): Reply
}

export interface Fault {
  name: string
  fits?(board: Board): boolean
  spoil(right: Right): Reply
}

const MARKETING = '<!doctype html><title>Hire better</title><h1>The best way to hire</h1>'
const isXml = ({ system }: Board) => system.kind === 'xml'
const isJson = ({ system }: Board) => system.kind === 'json'

function answer(status: number, headers: Record<string, string> = {}, text = ''): Reply {
  return { status, headers, body: Buffer.from(text) }
}

const page = (text: string) => answer(200, { 'content-type': 'text/html' }, text)

function withBody({ reply }: Right, body: Buffer | string): Reply {
  return { ...reply, body: Buffer.from(body) }
}

const half = <Item>(items: readonly Item[]) => items.slice(0, Math.floor(items.length / 2))

/** Everything that is known to have gone wrong with such lists elsewhere, and some more. */
export const FAULTS: readonly Fault[] = [
  { name: 'connection breaks off', spoil: ({ reply }) => ({ ...reply, way: 'breaks' }) },
  {
    name: 'text ends in the middle',
    spoil: (right) => withBody(right, cutText(right)),
  },
  { name: 'empty 200', spoil: (right) => withBody(right, '') },
  { name: 'sudden zero', spoil: ({ listing }) => listing([]) },
  { name: 'half of the adverts', spoil: ({ listing, adverts }) => listing(half(adverts)) },
  { name: '404', spoil: () => answer(404, {}, 'Not found') },
  { name: '403', spoil: () => answer(403, {}, 'Forbidden') },
  { name: '500', spoil: () => answer(500) },
  { name: '429 with Retry-After', spoil: () => answer(429, { 'retry-after': '5400' }) },
  {
    name: '307 to a marketing page',
    spoil: () => answer(307, { location: 'https://www.marketing.example/' }),
  },
  {
    name: 'moved tenant',
    spoil: ({ board }) => answer(301, { location: `https://new-${board.name}.moved.example/` }),
  },
  { name: 'redirect in a circle', spoil: ({ board }) => answer(302, { location: board.path }) },
  { name: 'maintenance page with 200', spoil: () => page(MARKETING) },
  {
    name: 'reused address',
    spoil: ({ listing, foreign }) => listing(foreign, 'Somebody Else Ltd'),
  },
  {
    name: 'reused address, same ids',
    fits: ({ system }) => !system.namesNobody,
    spoil: ({ listing, adverts }) =>
      listing(
        adverts.map((advert) => ({ ...advert, title: `Driver for ${advert.reference}` })),
        'Somebody Else Ltd',
      ),
  },
  { name: 'slow', spoil: ({ reply }) => ({ ...reply, way: 'stalls' }) },
  {
    name: 'wrong encoding',
    spoil: (right) => withBody(right, Buffer.from(right.reply.body.toString('utf8'), 'latin1')),
  },
  {
    name: 'duplicate ids, one advert missing',
    spoil: ({ listing, adverts }) => listing([...adverts.slice(1), ...adverts.slice(-1)]),
  },
  {
    name: 'an advert without id, one missing',
    spoil: ({ listing, adverts: [first, ...others] }) =>
      listing(first ? [...others.slice(1), { ...first, reference: '' }] : []),
  },
  {
    name: 'an advert without text',
    spoil: ({ listing, adverts: [first, ...others] }) =>
      listing(first ? [{ ...first, title: '', version: first.version + 1 }, ...others] : []),
  },
  {
    name: 'entity bomb',
    fits: isXml,
    spoil: (right) => withBody(right, entityBomb()),
  },
  {
    name: 'a million nested brackets',
    fits: isJson,
    spoil: (right) => withBody(right, '['.repeat(1_000_000)),
  },
  {
    name: 'a packed bomb',
    spoil: (right) => ({
      ...withBody(right, gzipSync(Buffer.alloc(60_000_000, ' '))),
      headers: { ...right.reply.headers, 'content-encoding': 'gzip' },
    }),
  },
]

/**
 * Faults between two requests of one reading are the server’s, which knows the parts: the last advert moves to the front,
 * so that a later part repeats one and misses this one; or an advert of an earlier part goes, so that one is in no part.
 */
export const MOVING = 'adverts move between pages'
export const SLIPPING = 'an advert slips between two pages'
export const IN_PARTS = [MOVING, SLIPPING]
/** Those first that few boards fit. */
export const FAULT_NAMES = [...IN_PARTS, ...FAULTS.map(({ name }) => name)]

function cutText({ reply: { body } }: Right) {
  return body.subarray(0, Math.floor(body.length * 0.7))
}

function entityBomb() {
  const entities = Array.from({ length: 9 }, (_, level) => {
    const value = level === 0 ? 'lol' : `&a${level - 1};`.repeat(10)
    return `<!ENTITY a${level} "${value}">`
  })
  return `<?xml version="1.0"?><!DOCTYPE rss [${entities.join('')}]><rss><channel><item><title>&a8;</title></item></channel></rss>`
}
