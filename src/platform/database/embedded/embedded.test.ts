import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmbedded, openEmbeddedDatabase } from './embedded.ts'

test('a second process cannot open the database and is told which one has it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-lock-'))
  const first = await openEmbedded(dataDir)

  await expect(openEmbedded(dataDir)).rejects.toThrow(
    `Process ${process.pid} has the database in ${dataDir} open`,
  )

  await first.close()
  const second = await openEmbedded(dataDir)
  await second.close()
})

test('the lock of a killed process is replaced at once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-lock-'))
  const killed = spawnSync(process.execPath, ['-e', ''])
  await mkdir(path.join(dataDir, 'database.lock'))
  await writeFile(path.join(dataDir, 'database.holder'), `${killed.pid} ${hostname()}`)

  const database = await openEmbedded(dataDir)

  await database.close()
})

const onLinux = test.runIf(process.platform === 'linux')

onLinux(
  'the lock of a killed process whose id another process has now is replaced at once',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-lock-'))
    await mkdir(path.join(dataDir, 'database.lock'))
    const holder = path.join(dataDir, 'database.holder')
    await writeFile(holder, `${process.pid} ${hostname()} 1`)

    const database = await openEmbedded(dataDir)

    expect(await readFile(holder, 'utf8')).toMatch(/^\d+ \S+ \d{2,}$/)
    await expect(openEmbedded(dataDir)).rejects.toThrow('has the database')
    await database.close()
  },
)

test('the lock of another machine’s process is respected, whatever its process id', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-lock-'))
  const ended = spawnSync(process.execPath, ['-e', ''])
  await mkdir(path.join(dataDir, 'database.lock'))
  await writeFile(path.join(dataDir, 'database.holder'), `${ended.pid} elsewhere`)

  await expect(openEmbedded(dataDir)).rejects.toThrow(`Process ${ended.pid} has the database`)
})

test('a query during a transaction waits and does not run inside it', async () => {
  const { db, close } = openEmbeddedDatabase()
  await sql`create table note (text text)`.execute(db)

  const begun = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  const undone = db.transaction().execute(async (db) => {
    await sql`insert into note values ('inside')`.execute(db)
    begun.resolve()
    await sent.promise
    throw new Error('no')
  })
  await begun.promise
  const outside = sql`insert into note values ('outside')`.execute(db)
  sent.resolve()

  await expect(undone).rejects.toThrow('no')
  await outside
  expect((await sql<{ text: string }>`select text from note`.execute(db)).rows).toEqual([
    { text: 'outside' },
  ])
  await close()
})

test('an error keeps the database’s code, and the connection works on', async () => {
  const { db, close } = openEmbeddedDatabase()

  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' })
  expect((await sql<{ one: number }>`select 1::bigint as one`.execute(db)).rows).toEqual([
    { one: 1 },
  ])
  await close()
})

test('a long query does not block the event loop', async () => {
  const { db, close } = openEmbeddedDatabase()
  await sql`select 1`.execute(db)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)

  await sql`select count(*) from generate_series(1, 2000000)`.execute(db)

  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  await close()
})
