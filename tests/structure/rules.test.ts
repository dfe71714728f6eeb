import { expect, test } from 'vitest'
import { findBroken } from './rules.ts'

const PAGE = 'src/board/jobs/pages/card/card.tsx'

/** The rules that these imports break; those of types begin with `type`. */
function check(...lines: string[]) {
  const imports = lines.map((line) => {
    const [, type, from = '', to = ''] = /^(type )?(\S+) > (\S+)$/.exec(line) ?? []
    return { from, to, isType: type !== undefined }
  })
  const files = imports.map(({ from }) => from)
  return findBroken({ files, imports, everything: files })
}

test('an import from below is no breach, and one from above is, of a type too', () => {
  expect(check('src/hiring/talk/talk.ts > src/trade/pay/amounts.ts')).toEqual([])

  expect(check('type src/trade/pay/amounts.ts > src/hiring/talk/talk.ts')).toEqual([
    ['No import points upward', ['src/trade/pay/amounts.ts imports src/hiring/talk/talk.ts']],
  ])
})

test('another domain’s service is imported as a type alone', () => {
  const line = 'src/hiring/talk/talk.ts > src/accounts/accounts.service.ts'

  expect(check(`type ${line}`)).toEqual([])
  expect(check(line)).toEqual([[expect.stringContaining('queries'), [expect.any(String)]]])
})

test('a page that reaches the server is shown with its way there', () => {
  const way = [PAGE, 'src/board/jobs/words.ts', 'src/board/jobs/jobs.queries.ts']

  expect(check(`${way[0]} > ${way[1]}`, `${way[1]} > ${way[2]}`)).toEqual([
    ['No page reaches a file of the server', [way.join(' > ')]],
  ])
  expect(check(`${PAGE} > node:fs`)).toHaveLength(1)
})

test('a page shares Zod in a schema alone', () => {
  const shared = (file: string) => check(`${PAGE} > ${file}`, `${file} > zod`)

  expect(shared('src/board/jobs/jobs.schema.ts')).toEqual([])
  expect(shared('src/board/jobs/words.ts')).toEqual([
    [expect.stringContaining('Zod'), ['src/board/jobs/words.ts imports zod']],
  ])
})

test('a file without a domain and a long folder are named', () => {
  const everything = Array.from({ length: 15 }, (_, index) => `src/board/many/${index}.css`)

  expect(findBroken({ files: ['src/new/new.ts'], imports: [], everything })).toEqual([
    ['Every file belongs to a domain', ['src/new/new.ts']],
    ['No folder has more than 14 files', ['src/board/many has 15']],
  ])
})

test('a page imports no other page’s route, but for its types', () => {
  const line = `${PAGE} > src/board/landing/pages/landing.route.tsx`

  expect(check(`type ${line}`)).toEqual([])
  expect(check(line)).toEqual([[expect.stringContaining('route'), [expect.any(String)]]])
})
