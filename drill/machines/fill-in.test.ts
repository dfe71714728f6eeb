import { expect, test } from 'vitest'
import { SESSION_SETTINGS } from '#server/platform/database/session.ts'
import { fillIn } from './fill-in.ts'

const POOLER = {
  DB_NAME: 'landfall',
  DB_USER: 'landfall',
  DB_HOST: '127.0.0.1',
  PRIMARY_PORT: 1,
  REPLICA_PORT: 2,
  POOL_SIZE: 8,
  POOLER_HOST: '127.0.0.1',
  POOLER_PORT: 3,
  POOLER_AUTH: 'plain',
  POOLER_USERS: '/users.txt',
  POOLER_LOG: '/pooler.log',
  POOLER_PID: '',
}

test('each database behind the pooler has the settings of our own connections', async () => {
  const text = await fillIn('pgbouncer/pgbouncer.ini', POOLER)
  const databases = text.split('\n').filter((line) => line.includes('connect_query='))

  expect(databases.map((line) => line.split(' ', 1)[0])).toEqual([
    'landfall',
    'landfall_search',
    'landfall_count',
    'landfall_read_search',
    'landfall_read_count',
  ])
  for (const line of databases) {
    for (const setting of SESSION_SETTINGS.split(';')) {
      expect(line.replaceAll("''", "'")).toContain(setting.trim())
    }
  }
})

test('a value that is missing is named', async () => {
  await expect(fillIn('etcd/etcd.yml', {})).rejects.toThrow('etcd/etcd.yml needs a value for NODE.')
})
