import { createRandom, type Random } from './random.ts'
import { SYSTEMS } from './systems/systems.ts'
import type { ZooAdvert, ZooSystem } from './systems/zoo-system.ts'

export const HOUR_MS = 3_600_000
/** The truth changes only between two ticks: a source is read once in each. */
export const TICK_MS = 6 * HOUR_MS

/** A board of one employer. */
export interface Board {
  name: string
  system: ZooSystem
  host: string
  path: string
  company: string
  adverts: ZooAdvert[]
  /** The number of changes of its list. */
  revision: number
  /** Whether its list comes in parts, without a version, as some real systems give none. */
  isLarge: boolean
  /** Fault of its answers at present, by name. */
  fault: string | null
  /** The time of its first right answer since its last fault; null until then. */
  goodSince: number | null
}

export interface World {
  random: Random
  start: number
  boards: Board[]
  /** The share of boards that get a new advert in a tick. */
  growth: number
}

export interface ZooSize {
  seed: number
  days: number
  boards: number
  /** Adverts that there ever are, most of them from the start. */
  adverts: number
  faults: number
}

/** Adverts in one part of a list that comes in parts: such boards have more. */
const PART_ADVERTS = 100
/** Boards in parts: each of their readings costs a hundred others. */
const LARGE_BOARDS = 24
/** Boards whose adverts have pages of their own: each of them costs a request, and all requests the zoo’s one clock. */
const PAGED_ROUNDS = 12
const START_SHARE = 2 / 3
export const TICKS_A_DAY = 4
const WITHOUT_PAGES = SYSTEMS.filter(({ page }) => !page)
const TOWNS = ['Leeds', 'York', 'Derby', 'Norwich', 'Bristol', 'Sheffield', 'Exeter', 'Carlisle']
const TITLES = ['Registered Nurse', 'Senior Carer', 'Support Worker', 'Deputy Manager', 'Cook']
const START = Date.parse('2026-11-29T00:00:00Z')

/**
 * Boards of all systems, with adverts as if they had been there for long. Two companies of each system that says names
 * share one; in the others, the address has to be like the name, as else the desk would be asked.
 */
export function createWorld({ seed, days, boards, adverts }: ZooSize): World {
  const random = createRandom(seed)
  const atStart = adverts * START_SHARE
  const growth = (adverts - atStart) / (boards * days * TICKS_A_DAY)
  const world: World = { random, start: START, boards: [], growth }
  let large = 0
  for (let index = 0; index < boards; index++) {
    const systems = index < PAGED_ROUNDS * SYSTEMS.length ? SYSTEMS : WITHOUT_PAGES
    const system = systems[index % systems.length] as ZooSystem
    const slug = `alder-house-${index}`
    const isTwin = index >= SYSTEMS.length && index < 2 * SYSTEMS.length && !system.namesNobody
    const number = isTwin ? index - SYSTEMS.length : index
    const board: Board = {
      name: slug,
      system,
      ...system.address(slug),
      company: `Alder House ${number} Ltd`,
      adverts: [],
      revision: 0,
      isLarge: system.isPaged === true && large < LARGE_BOARDS,
      fault: null,
      goodSince: START,
    }
    const usual = Math.max(4, Math.round((atStart / boards) * (0.5 + random.next())))
    if (board.isLarge) large += 1
    const size = board.isLarge ? usual + PART_ADVERTS : usual
    for (let each = 0; each < size; each++) addAdvert(world, board, START)
    world.boards.push(board)
  }
  return world
}

/** Two adverts of a board often have the same title and town: they are two jobs. */
export function addAdvert({ random }: World, board: Board, now: number): void {
  board.revision += 1
  board.adverts.push(newAdvert(random, `${board.name}-${board.adverts.length + 1}`, now))
}

export function newAdvert(random: Random, reference: string, now: number): ZooAdvert {
  return {
    reference,
    title: random.pick(TITLES),
    town: random.pick(TOWNS),
    postedAt: new Date(now - random.below(20) * 24 * HOUR_MS).toISOString(),
    version: 1,
    isOpen: true,
    since: now,
  }
}
