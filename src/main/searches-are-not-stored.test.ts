import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { readAllRows } from '#tests/support/whole-database.ts'

const server = await openTestServer()
const { app, db } = server

test('what somebody searches for is in no table, with an account or without', async () => {
  const word = uniqueWord()
  const { cookies } = await aLoggedInPerson(server)
  for (const url of [`/api/v1/jobs?q=${word}`, `/feeds/jobs.xml?q=${word}`]) {
    expect((await app.inject({ url })).statusCode, url).toBe(200)
    expect((await app.inject({ url, cookies })).statusCode, url).toBe(200)
  }
  await server.runTasks()

  const rows = Object.values(await readAllRows(db)).flat()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => row.includes(word))).toEqual([])
})
