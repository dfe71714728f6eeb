import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { createFairQueue } from '#platform/files/fair-queue.ts'
import { networkOf } from '#platform/limits/network.ts'
import { COST } from './password-cost.ts'

const derive = promisify(argon2)

const TAG_LENGTH = 32
const SALT_LENGTH = 16
const PHC_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * A digest takes 20 MB and some 30 ms of a core, in one of the four threads that file access and DNS need as well. So only
 * two run at a time, and when the queue is full a caller gets `busy` at once rather than after seconds of waiting.
 */
const inTurn = createFairQueue({
  budget: 2,
  maxWaiting: 64,
  maxWaitingInAll: 128,
  refuse: () => new DomainError('busy', [], { retryAfter: 3 }),
})

/**
 * The password's argon2id hash with its salt and cost, as a PHC string. `whose` is the address of a visitor or the id of
 * an account: they take turns.
 * @throws {DomainError} `busy` if too many wait
 */
export async function hashPassword(password: string, whose: string): Promise<string> {
  return inTurn(networkOf(whose), () => digest(password))
}

async function digest(password: string) {
  const salt = randomBytes(SALT_LENGTH)
  const tag = await deriveTag(password, salt, COST, TAG_LENGTH)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(tag)}`
}

// A stand-in hash, so that checking without a password takes as long as any other check.
const DUMMY_HASH = await digest(randomBytes(32).toString('base64'))

/**
 * Takes the same time whether or not there is a hash to compare with. `whose` is the address or id, as for `hashPassword`.
 * @throws {DomainError} `busy` if too many wait
 */
export async function isPassword(
  password: string,
  hash: string | null,
  whose: string,
): Promise<boolean> {
  const found = PHC_FORMAT.exec(hash ?? DUMMY_HASH)
  if (!found) throw new Error('This is not an argon2id hash.')
  const [, memory, passes, parallelism, salt = '', tag = ''] = found
  const expected = Buffer.from(tag, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const actual = await inTurn(networkOf(whose), () =>
    deriveTag(password, Buffer.from(salt, 'base64'), cost, expected.length),
  )
  return timingSafeEqual(actual, expected) && hash !== null
}

/** Normalizes the password first, because keyboards encode the same characters in different ways. */
function deriveTag(password: string, nonce: Buffer, cost: typeof COST, tagLength: number) {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength })
}

function toText(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
