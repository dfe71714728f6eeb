import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegisterInUse } from './sources-in-use.tsx'

test('without a register, the page says who adds it and how often, and names no command', () => {
  const html = renderToStaticMarkup(<RegisterInUse register={null} />)

  expect(html).toContain('The owner of this site adds the newest')
  expect(html).toContain('at most once a day')
  expect(html).not.toMatch(/<code|npm run/)
})
