import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createKeepHtml } from './keep-html.tsx'
import { kept, KeepingContext, usePassing, type IsStill } from './kept.tsx'

/** A part that counts how often it was really rendered. */
function aGreeting() {
  const Greeting = vi.fn(({ name }: { name: string }) => (
    <p title={`"${name}"`}>Good morning, {name} & co.</p>
  ))
  return { Greeting, timesMade: () => Greeting.mock.calls.length }
}

function aReader(mostCharacters = 10_000) {
  const keepHtml = createKeepHtml(mostCharacters)
  return (page: React.ReactNode, passing: IsStill[] = []) =>
    renderToStaticMarkup(<KeepingContext value={{ keepHtml, passing }}>{page}</KeepingContext>)
}

test('a kept part is the plain one byte for byte, however often it is asked for', () => {
  const { Greeting, timesMade } = aGreeting()
  const Kept = kept(Greeting, { as: 'aside', className: 'side', 'aria-label': 'Greeting' })
  const read = aReader()
  const name = '<script>alert(1)</script> Ökonomie 🚢'

  const plain = renderToStaticMarkup(<Kept name={name} />)

  expect(plain).toMatch(/^<aside class="side" aria-label="Greeting"><p /)
  expect(plain).not.toContain('<script>')
  expect(read(<Kept name={name} />)).toBe(plain)
  expect(read(<Kept name={name} />)).toBe(plain)
  expect(timesMade()).toBe(2)
})

test('what changed shows at once, and takes the place of what was', () => {
  const { Greeting, timesMade } = aGreeting()
  const Kept = kept(Greeting, { as: 'div' })
  const read = aReader()

  for (const name of ['Ada', 'Ben', 'Ada']) {
    expect(read(<Kept name={name} />)).toContain(`Good morning, ${name} `)
  }
  expect(timesMade()).toBe(3)
})

test('what passes with time is made anew when it has passed, and so is all around it', () => {
  let hour = '9'
  const timesMade = { clock: 0, wall: 0 }
  const Clock = kept(
    () => {
      timesMade.clock += 1
      return <b>{usePassing(() => hour)}</b>
    },
    { as: 'div' },
  )
  const Wall = kept(
    () => {
      timesMade.wall += 1
      return <Clock />
    },
    { as: 'section' },
  )
  const read = aReader()
  const passing: IsStill[] = []
  const seen = []

  for (hour of ['9', '9', '10', '10']) seen.push(read(<Wall />, passing))

  expect(seen[0]).toBe('<section><div><b>9</b></div></section>')
  expect(seen).toEqual([seen[0], seen[0], seen[2], seen[2]])
  expect(seen[2]).toContain('10')
  expect(timesMade).toEqual({ clock: 2, wall: 2 })
  // The page around learns of it each time, of kept parts too.
  expect(passing.map((isStill) => isStill())).toEqual([false, false, true, true])
})

test('where nothing is kept, what passes is read like anything else', () => {
  const Clock = () => <b>{usePassing(() => '9')}</b>

  expect(renderToStaticMarkup(<Clock />)).toBe('<b>9</b>')
})

test('two parts of the same name and props are kept apart', () => {
  const One = kept(() => <b>one</b>, { as: 'div' })
  const Two = kept(() => <b>two</b>, { as: 'div' })
  const read = aReader()

  expect(read([<One key="1" />, <Two key="2" />, <One key="3" />])).toBe(
    '<div><b>one</b></div><div><b>two</b></div><div><b>one</b></div>',
  )
})

test('a part that fails is not kept, and the page around a part can use what it likes', () => {
  let isBroken = true
  const Kept = kept(
    () => {
      if (isBroken) throw new Error('No')
      return <b>fine</b>
    },
    { as: 'div' },
  )
  const read = aReader()

  expect(() => read(<Kept />)).toThrow('No')
  isBroken = false
  expect(read(<Kept />)).toBe('<div><b>fine</b></div>')
})

test('memory stays bounded: what was not used for longest is made anew', () => {
  const { Greeting, timesMade } = aGreeting()
  const Kept = kept(Greeting, { as: 'div', nameOf: ({ name }) => name })
  const read = aReader(500)
  for (let i = 0; i < 50; i += 1) read(<Kept name={`${i}`} />)

  read(<Kept name="49" />)
  expect(timesMade()).toBe(50)
  read(<Kept name="0" />)
  expect(timesMade()).toBe(51)
})
