import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = `
import { limitMemory } from '${path.join(import.meta.dirname, 'limit-memory.ts')}'
console.log(process.pid)
limitMemory(import.meta.filename)
console.log(process.env.MALLOC_TRIM_THRESHOLD_, process.execArgv.join(' '))
`

function run(env: Record<string, string> = {}) {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'landfall-memory-')), 'program.mts')
  writeFileSync(program, PROGRAM)
  const { pid, stdout, stderr } = spawnSync(process.execPath, ['--stack-size=900', program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { pid: String(pid), lines: stdout.trim().split('\n'), stderr }
}

const onLinux = test.runIf(process.platform === 'linux')

onLinux('a program starts once more, under its id and with its own options', () => {
  const { pid, lines, stderr } = run()

  expect(stderr).toBe('')
  expect(lines).toEqual([pid, pid, '131072 --stack-size=900 --max-semi-space-size=16'])
})

onLinux('settings made before the start stay', () => {
  const { pid, lines } = run({ MALLOC_TRIM_THRESHOLD_: '65536' })

  expect(lines).toEqual([pid, '65536 --stack-size=900'])
})
