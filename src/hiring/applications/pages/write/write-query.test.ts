import { expect, test } from 'vitest'
import { listPath } from './write-query.ts'

test.each([
  ['view=table&status=waiting&q=nurse&yes=1a2b3c4d&sort=name&page=2', null],
  ['view=board', null],
  ['', ''],
  ['view=x&page=0&next=https://evil.example', ''],
])('whoever was chosen in the list %j, the way back leads to it', (list, expected) => {
  const path = listPath('job', { list })
  expect(path).toBe((expected ?? list) === '' ? '/applicants/job' : `/applicants/job?${list}`)
})
