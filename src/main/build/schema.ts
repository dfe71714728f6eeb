import { writeFile } from 'node:fs/promises'
import { openEmbeddedDatabase } from '#platform/database/embedded/embedded.ts'
import { migrate } from '#platform/database/schema/migrate.ts'
import { readSchema } from '#platform/database/schema/read-schema.ts'

/** Writes all tables into `schema.sql`, as a new database has them. */
const { db, close } = openEmbeddedDatabase()
await migrate(db)
await writeFile('src/platform/database/schema/schema.sql', await readSchema(db))
await close()
