import type { PersonalFile } from '#accounts/settings/export/personal-data.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** A person’s reports for the export. */
export async function* readReports(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await ownReports(db, accountId)
    .leftJoin('job', 'job.id', 'report.jobId')
    .select(['report.createdAt', 'report.reason', 'report.words', 'report.times', 'job.title'])
    .execute()
}

/** The pictures of a person’s reports. They are evidence, which stays without the account. */
export async function findReportPictures(db: Db, accountId: Id): Promise<PersonalFile[]> {
  const rows = await ownReports(db, accountId).select('report.pictureKey as key').execute()
  return rows.flatMap(({ key }, index) =>
    key ? [{ key, name: `report-${index + 1}`, isShared: true }] : [],
  )
}

function ownReports(db: Db, accountId: Id) {
  return db.selectFrom('report').where('report.reporterId', '=', accountId).orderBy('report.id')
}
