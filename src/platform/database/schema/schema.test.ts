import { readFile } from 'node:fs/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { readSchema } from './read-schema.ts'

test('schema.sql shows the tables as the migrations make them', async () => {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  const written = await readFile(new URL('schema.sql', import.meta.url), 'utf8')

  expect(written, 'A migration has changed the tables: run `npm run schema`').toBe(
    await readSchema(db),
  )
})
