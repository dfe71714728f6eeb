import type { Sender } from '#accounts/visitors/visitor.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { today } from '#platform/primitives/time/today.ts'
import { inOrder, readMessage } from '#safety/real/read-message.ts'
import { toPlain } from '#safety/real/plain-text.ts'
import { answerOf } from '#safety/real/reasons.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { assessJob } from './assess-job.ts'
import { findClaimedEmployer } from './claimed-employer.ts'
import { REAL_LIMIT } from './real-limits.ts'
import type { RealReport } from './real.schema.ts'

declare module '#platform/services.ts' {
  interface Services {
    real: ReturnType<typeof createReal>
  }
}

/** Looks at messages that people were sent. Nothing of them is saved, and no error names any of it. */
export function createReal({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return { check }

  /** @throws {DomainError} `too_many` */
  async function check(visitor: Pick<Sender, 'ip'>, text: string): Promise<RealReport> {
    await limits.consume(REAL_LIMIT, visitor.ip)
    try {
      return await look(text)
    } catch (error) {
      // An error of the database has the query’s values, and these are words of the text.
      throw error instanceof DomainError ? error : new Error('A text could not be looked at.')
    }
  }

  async function look(text: string): Promise<RealReport> {
    const date = today()
    const [ruleIndex, claimed] = await Promise.all([
      findRuleIndex(db, date),
      findClaimedEmployer(db, text),
    ])
    const findings = inOrder([
      ...readMessage(text),
      ...assessJob(toPlain(text), ruleIndex, date),
      ...claimed.findings,
    ])
    return {
      answer: answerOf(findings),
      findings: findings.map((finding) => ({
        ...finding,
        quote: text.slice(finding.from, finding.to),
      })),
      employer: claimed.employer,
      lookedOn: date,
    }
  }
}
