import { expect, test, vi } from 'vitest'
import { parseDescription as describeAdvert } from './description.ts'

test('plain text stays plain, its entities decoded', () => {
  expect(describeAdvert('Care &amp; support\r\n\r\n• days\r\n• nights')).toEqual({
    html: null,
    text: 'Care & support\n\n• days\n• nights',
    isCut: false,
  })
})

test('HTML keeps its structure in both forms', () => {
  const { html, text } = describeAdvert(
    '<div class="x"><h1>About us</h1><p>We <b>really</b> <i>care</i>.<br>Every day.</p>' +
      '<ul><li><p>Kind</p></li><li>Calm &amp; clear</li></ul><ol><li>Apply</li></ol></div>',
  )
  expect(html).toBe(
    '<h3>About us</h3><p>We <strong>really</strong> <em>care</em>.<br>Every day.</p>' +
      '<ul><li>Kind</li><li>Calm &amp; clear</li></ul><ol><li>Apply</li></ol>',
  )
  expect(text).toBe('About us\n\nWe really care.\nEvery day.\n\n- Kind\n- Calm & clear\n\n- Apply')
})

test.each([
  ['<script>alert(1)</script><p>Job</p>', '<p>Job</p>'],
  ['<p onclick="steal()" style="x">Job</p>', '<p>Job</p>'],
  ['<a href="javascript:alert(1)">Apply</a><p>Job</p>', '<p>Apply</p><p>Job</p>'],
  ['<p>Job</p><img src=x onerror=alert(1)>', '<p>Job</p>'],
  ['<p>Job<svg><script>alert(1)</script></svg></p>', '<p>Job</p>'],
  [
    '<p>5 &lt; 6 &lt;script&gt;x&lt;/script&gt;</p>',
    '<p>5 &lt; 6 &lt;script&gt;x&lt;/script&gt;</p>',
  ],
  ['<p>Job<style>p{color:red}</style><iframe src="x">y</iframe>', '<p>Job</p>'],
  ['<p><<p>script>alert(1)//<</p>', '<p>&lt;</p><p>script&gt;alert(1)//&lt;</p>'],
  ['<p>Job<!-- <p>hidden</p> --></p>', '<p>Job</p>'],
])('%s holds nothing dangerous afterwards', (source, expected) => {
  expect(describeAdvert(source).html).toBe(expected)
})

test('empty paragraphs vanish, and two line breaks begin another one', () => {
  const { html } = describeAdvert('<p> </p><p>&nbsp;</p>One<br><br>Two<br/> <br/>Three<div></div>')
  expect(html).toBe('<p>One</p><p>Two</p><p>Three</p>')
})

test('emphasis that is never closed stays inside its paragraph', () => {
  const { html } = describeAdvert('<p><b>Bold</p><p>still bold')
  expect(html).toBe('<p><strong>Bold</strong></p><p>still bold</p>')
})

test('HTML that was escaped once too often is HTML all the same', () => {
  expect(describeAdvert('&lt;p&gt;Hello &amp;amp; welcome&lt;/p&gt;').html).toBe(
    '<p>Hello &amp; welcome</p>',
  )
})

test('with emphasis alone, line breaks make the paragraphs', () => {
  expect(describeAdvert('First <b>line</b>\n\nSecond').text).toBe('First line\n\nSecond')
})

test('a teaser that breaks off inside an entity shows none of it', () => {
  expect(describeAdvert('home delivery service &nb...').text).toBe('home delivery service ...')
})

test('what is longer than the limit is cut at a word and says so', () => {
  const plain = describeAdvert('care '.repeat(30_000))
  const html = describeAdvert(`<p>${'care '.repeat(15_000)}</p>`.repeat(2))
  for (const { text, isCut } of [plain, html]) {
    expect(isCut).toBe(true)
    expect(text.length).toBeLessThanOrEqual(100_000)
    expect(text.length).toBeGreaterThan(99_000)
    expect(text.endsWith('care')).toBe(true)
  }
})

/** How many entries of lists are moved, as the parser does for each tag in the list of open elements. */
function countMoves(source: string) {
  let moves = 0
  const unshift = Array.prototype.unshift
  const spy = vi.spyOn(Array.prototype, 'unshift').mockImplementation(function (
    this: unknown[],
    ...added
  ) {
    moves += this.length
    return unshift.apply(this, added)
  })
  const { text } = describeAdvert(source)
  spy.mockRestore()
  return { moves, text }
}

test.each([
  ['open', '<div>', ''],
  ['closed', '<div>', '</div>'],
  ['strong', '<b>', ''],
])('nested markup costs only as much as it is long: %s', (_, before, after) => {
  const nested = (depth: number) => `${before.repeat(depth)}deep${after.repeat(depth)}`
  const [half, whole] = [countMoves(nested(10_000)), countMoves(nested(20_000))]
  expect(whole.text).toBe('deep')
  expect(whole.moves).toBeGreaterThan(0)
  expect(whole.moves).toBeLessThan(half.moves * 2.1)
})

test('a text nested too deep is read to its end, except what is hidden', () => {
  const deep = '<div>'.repeat(900)
  expect(describeAdvert(`<p>Bake.</p>${deep}<b>Cook.</b>`)).toMatchObject({
    text: 'Bake.\n\nCook.',
  })
  expect(describeAdvert(`Bake.${deep}<p hidden>£60,000</p>Cook.`).text).toBe('Bake.\n\nCook.')
  expect(describeAdvert(`Bake.<div hidden>${deep}<p>£60,000</p>Cook.`).text).toBe('Bake.')
})

test.each([
  '<p>Cook.</p><!-- pay £60,000 -->',
  'Cook.<!-- pay £60,000 -->',
  '<p>Cook.</p><p hidden>pay £60,000</p>',
  '<p>Cook.</p><div style="color:red;display: none"><p>pay</p><b>£60,000</b></div>',
  '<p>Cook.</p><p style="visibility:hidden">pay £60,000</p>',
  '<p>Cook.</p><span style="font-size:0">pay £60,000</span>',
  '<p title="pay £60,000">Cook.</p>',
  '<p>Cook.</p><style>/* £60,000 */</style><script>"£60,000"</script><template>£60,000</template>',
  '&lt;p&gt;Cook.&lt;/p&gt;&lt;p hidden&gt;£60,000&lt;/p&gt;',
])('text that no reader sees is left out of %s', (source) => {
  expect(describeAdvert(source).text).toBe('Cook.')
})

test('what follows a hidden part is shown', () => {
  const { text } = describeAdvert('<p hidden>a<br>b<p style="font-size:0.9em">c</p><p>d</p>')
  expect(text).toBe('c\n\nd')
})
