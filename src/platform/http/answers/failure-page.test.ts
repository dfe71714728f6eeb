import { expect, test } from 'vitest'
import { failurePage, TRY_AGAIN } from './failure-page.ts'

test('what somebody sent comes back as text, in the title, too', () => {
  const page = failurePage('There is no <script>alert(1)</script>. Ask “a&b” again.')

  expect(page).not.toContain('<script')
  expect(page).toContain('<h1>There is no &lt;script&gt;alert(1)&lt;/script&gt;</h1>')
  expect(page).toContain('<p>Ask “a&amp;b” again.</p>')
})

test('only what may go better the next time can be tried again', () => {
  expect(failurePage('No.', TRY_AGAIN)).toContain('<a href="">')
  expect(failurePage('No.')).toContain('<a href="/">')
})

test('a single sentence is the title alone', () => {
  expect(failurePage('No.')).not.toContain('<p>')
})
