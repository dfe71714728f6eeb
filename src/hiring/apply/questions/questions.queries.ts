import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ScreeningAnswer, ScreeningQuestion } from '#trade/questions/screening-questions.ts'
import type { Db } from '#platform/database/database.ts'

/** The employer’s questions to applicants for a job. */
export async function findQuestions(db: Db, jobId: Id): Promise<ScreeningQuestion[]> {
  const row = await db
    .selectFrom('job')
    .select('questions')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.questions ?? []
}

/** The job’s questions, if the application has no answers and is not withdrawn. */
export async function findUnanswered(db: Db, applicationId: Id): Promise<ScreeningQuestion[]> {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select('job.questions')
    .where('application.id', '=', applicationId)
    .where('application.withdrawnAt', 'is', null)
    .where('application.screeningAnswers', 'is', null)
    .where('job.status', '=', 'open')
    .executeTakeFirst()
  return row?.questions ?? []
}

/** False if there are answers already: they cannot be changed. */
export async function saveAnswers(
  db: Db,
  applicationId: Id,
  answers: ScreeningAnswer[],
): Promise<boolean> {
  const row = await db
    .updateTable('application')
    .set({ screeningAnswers: JSON.stringify(answers) })
    .where('id', '=', applicationId)
    .where('withdrawnAt', 'is', null)
    .where('screeningAnswers', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
