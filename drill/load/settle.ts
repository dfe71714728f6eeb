import { setTimeout as pause } from 'node:timers/promises'
import type { Finding, Scene } from '../rows.ts'
import { compareMails, findLost } from './ledger.ts'

/** A mail that keeps failing is retried every five minutes. */
const MAIL_PATIENCE_MS = 400_000

/** Compares acknowledged writes with the databases. */
export async function compareLedger({ dataCentre, load }: Scene): Promise<Finding> {
  const { databases, login } = dataCentre
  // Writes made during this comparison are left out.
  const ledger = structuredClone(load.ledger)
  const lost = await findLost(ledger, databases, login.database)
  const all = Object.values(ledger).reduce((sum, list) => sum + list.length, 0)
  const lostCount = Object.values(lost).reduce((sum, list) => sum + list.length, 0)
  const which = Object.entries(lost).flatMap(([kind, list]) => list.map((one) => `${kind}: ${one}`))
  return {
    figures: [`${all} changes acknowledged, ${lostCount} lost`],
    broken: lostCount > 0 ? [`lost ${which.slice(0, 5).join('; ')}`] : [],
  }
}

interface Mails {
  /** The number of messages acknowledged before: earlier breaks may have sent theirs twice. */
  since: number
  /** The number of interrupted sends. */
  mayComeTwice?: number
}

/** Waits for the mails of acknowledged messages. */
export async function compareMailbox(
  { dataCentre, load }: Scene,
  { since, mayComeTwice = 0 }: Mails,
): Promise<Finding> {
  const ledger = { ...load.ledger, messages: load.ledger.messages.slice(since) }
  const from = performance.now()
  let compared = await compareMails(ledger, dataCentre)
  while (compared.missing > 0 && performance.now() - from < MAIL_PATIENCE_MS) {
    await pause(2000)
    compared = await compareMails(ledger, dataCentre)
  }
  const { missing, twice } = compared
  const waited = Math.round((performance.now() - from) / 1000)
  return {
    figures: [
      `${ledger.messages.length} mails, ${missing} missing after ${waited} s, ${twice} twice`,
    ],
    broken: [
      ...(missing > 0 ? [`${missing} mails never came`] : []),
      ...(twice > mayComeTwice ? [`${twice} mails came twice, at most ${mayComeTwice} may`] : []),
    ],
  }
}

/** The findings of several comparisons, merged. */
export function join(findings: Finding[]): Finding {
  return {
    figures: findings.flatMap(({ figures }) => figures),
    broken: findings.flatMap(({ broken }) => broken),
    slow: findings.flatMap(({ slow = [] }) => slow),
  }
}

/** The longest gap for readers: one second in which connections are moved is acceptable; more is an outage. */
const MAX_READ_GAP_SECONDS = 5

interface Span {
  /** A time of `performance.now()`. */
  from: number
  /** The longest acceptable gap between writes, in seconds. */
  maxWriteGap: number
}

/** Compares visitors' experience since then with the limits. */
export async function compareLoad(scene: Scene, { from, maxWriteGap }: Span): Promise<Finding> {
  const { load } = scene
  const writeGap = load.writes.longestGap(from)
  const readGap = load.reads.longestGap(from)
  const reads = load.reads.sum(from)
  const ledger = await compareLedger(scene)
  return {
    figures: [
      `longest time without a write ${writeGap.toFixed(1)} s`,
      `longest time without a read ${readGap.toFixed(1)} s`,
      `${reads.failed} of ${reads.all} reads failed, ${reads.refused} were refused`,
      ...ledger.figures,
    ],
    broken: ledger.broken,
    slow: [
      ...(writeGap > maxWriteGap ? [`writes were gone for ${writeGap.toFixed(1)} s`] : []),
      ...(readGap > MAX_READ_GAP_SECONDS ? [`reads were gone for ${readGap.toFixed(1)} s`] : []),
    ],
  }
}
