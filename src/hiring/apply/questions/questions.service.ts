import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ScreeningQuestion } from '#trade/questions/screening-questions.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import type { Platform } from '#platform/platform.ts'
import { findQuestions, findUnanswered, saveAnswers } from './questions.queries.ts'
import { readAnswers, requireSureOfAnswers } from './read-answers.ts'

/** The employers’ questions with a job. */
export function createQuestions({ db }: Pick<Platform, 'db'>) {
  return { find: (jobId: Id) => findQuestions(db, jobId), listUnanswered, answer }

  /** The questions that the applicant can still answer. @throws {DomainError} `not_found` for everyone else */
  async function listUnanswered(actor: Actor, id: Id): Promise<ScreeningQuestion[]> {
    await requireApplication(db, actor, { id, action: 'answer the questions' })
    return findUnanswered(db, id)
  }

  /**
   * Answers the questions after the application was sent, once.
   * @throws {DomainError} `not_found` if nothing is open; what is wrong with the answers
   */
  async function answer(actor: Actor, id: Id, values: Record<string, string>) {
    const questions = await listUnanswered(actor, id)
    if (questions.length === 0) throw new DomainError('not_found')
    const typed = { ...values, asksAboutNumbers: 'on', asksQuestions: 'on' }
    const { answers, problems } = readAnswers(questions, typed)
    if (problems.length > 0) throw new DomainError('invalid_input', problems)
    requireSureOfAnswers(questions, typed)
    if (!(await saveAnswers(db, id, answers))) throw new DomainError('not_found')
  }
}
