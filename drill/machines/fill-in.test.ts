import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { SESSION_SETTINGS } from '#platform/database/server/session.ts'
import { failurePage, TRY_AGAIN } from '#platform/http/answers/failure-page.ts'
import { isAnonymous } from '#platform/http/answers/caching.ts'
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

const PROXY = {
  SITE_CONNECTIONS: 1000,
  PROXY_HOST: '127.0.0.1',
  PROXY_PAGES: '/pages',
  PRIMARY_PORT: 1,
  REPLICA_PORT: 2,
  PROXY_METRICS_PORT: 7,
  DB1_IP: '127.0.0.1',
  DB2_IP: '127.0.0.1',
  DB3_IP: '127.0.0.1',
  SITE_HOST: '127.0.0.1',
  SITE_PORT: 3,
  SITE_SCHEME: 'https',
  SITE_NAME: 'landfall.example',
  PAGES_AT_A_TIME: 2,
  PAGES_WAITING: 48,
  APP1: '127.0.0.1:4',
  APP2: '127.0.0.1:5',
  APP3: '127.0.0.1:6',
}

test('the proxy tells people why they have to wait in the words of the site', async () => {
  const text = await fillIn('haproxy/haproxy.cfg', PROXY)
  const files = [...text.matchAll(/^ {2}http-.* file \/pages\/(\w+)\.html/gm)].map(
    ([, code]) => code,
  )

  expect(files).toEqual(['not_ready', 'busy', 'not_ready'])
  for (const code of ['not_ready', 'busy'] as const) {
    const { message } = new DomainError(code)
    // One page for people who opened a URL and those who sent a form.
    const text = `${message} If you sent a form, go back to it: your browser still has what you typed.`
    // `npx vitest run drill -u` rewrites them.
    await expect(failurePage(text, TRY_AGAIN)).toMatchFileSnapshot(
      `../../deploy/haproxy/${code}.html`,
    )
  }
})

test('only pages wait in the proxy: a file that somebody reads slowly would keep a place', async () => {
  const text = await fillIn('haproxy/haproxy.cfg', PROXY)
  const page = new RegExp(/acl page path -m reg (\S+)$/m.exec(text)?.[1] ?? '(?!)')
  const call = /acl call path_beg (\S+)$/m.exec(text)?.[1] ?? ''
  const waits = (path: string) => page.test(path) && !path.startsWith(call)

  expect(['/', '/jobs', '/jobs/night-nurse-01', '/occupations'].filter(waits)).toHaveLength(4)
  const files = [
    '/feeds/jobs.xml',
    '/share.png',
    '/logos/01.webp',
    '/pictures/01.webp',
    '/assets/a.js',
  ]
  expect([...files, '/api/v1/jobs'].filter(waits)).toEqual([])
})

test('the proxy takes the same cookies for harmless as the site', async () => {
  const text = await fillIn('haproxy/haproxy.cfg', PROXY)
  const pattern = /harmless_cookies req\.fhdr\(cookie\) -m reg (\S+(?:\\ \S+)*)$/m.exec(text)?.[1]
  const isHarmless = (cookie: string) =>
    new RegExp(String(pattern).replaceAll('\\ ', ' ')).test(cookie)

  const cookies = [
    'lastJob=a1',
    'fonts=1',
    'fonts=1; lastJob=a1',
    'session=a',
    'fonts=1; session=a',
  ]
  for (const cookie of [...cookies, 'lastJob=A', 'fonts=12', 'xfonts=1']) {
    expect([cookie, isHarmless(cookie)]).toEqual([cookie, isAnonymous({ headers: { cookie } })])
  }
  expect(isHarmless('__Host-fonts=1; __Secure-lastJob=a1')).toBe(true)
  expect(isHarmless('__Host-session=a')).toBe(false)
})

test('a value that is missing is named', async () => {
  await expect(fillIn('etcd/etcd.yml', {})).rejects.toThrow('etcd/etcd.yml needs a value for NODE.')
})
