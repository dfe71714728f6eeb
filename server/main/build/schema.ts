import { writeFile } from 'node:fs/promises'
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { readSchema } from '#server/platform/database/read-schema.ts'

/** Writes all tables into `schema.sql`, as a new database has them. */
const { db, close } = openEmbeddedDatabase()
await migrate(db)
await writeFile('server/platform/database/schema.sql', await readSchema(db))
await close()
