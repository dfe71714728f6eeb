import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aRow, upload } from '#tests/support/uploads.ts'
import { ListTable } from './list-table.tsx'
import { toListView } from './list-view.ts'

const server = await openTestServer()
const { services } = server
const CATEGORIES = { jobCategory: ['Nursing', 'Care'] }

async function showTable(rows: Record<string, string>[], typed: Record<string, string> = {}) {
  const { actor } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: rows.map((row) => aRow(row)) })
  const { table } = toListView(await services.uploads.find(actor, id), 'all', CATEGORIES)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ListTable table={table} typed={typed} />
    </MemoryRouter>,
  )
  return {
    headings: [...html.matchAll(/scope="col"[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(
      ([, name]) => name,
    ),
    html,
  }
}

test('a wrong text is an input in its cell, tied to what to write; a right one is text', async () => {
  const { html } = await showTable([{ Pay: 'abc' }, { Pay: '£31,500 a year' }])

  expect(html).toContain('<input type="hidden" name="was-2-payMin" value="abc"/>')
  const [input = ''] = /<input[^>]* name="cell-2-payMin"[^>]*>/.exec(html) ?? []
  expect(input).toContain('value="abc"')
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('aria-label="Lowest pay, row 2"')
  const [, id = 'none'] = /aria-describedby="([^"]*)"/.exec(input) ?? []
  expect(html.slice(html.indexOf(`id="${id}"`))).toMatch(
    /^[^]{0,400}‘abc’ is not an amount\. Write 13\.50 or 31,500\./,
  )
  expect(html).not.toContain('name="cell-3-')
  expect(html).toContain('£31,500 a year')
  expect(html.match(/type="checkbox"/g)).toHaveLength(1)
})

test('a column appears for what is wrong in it, in the order of the template', async () => {
  const { headings: plain } = await showTable([{}])
  expect(plain.join()).toBe('Publish,Job title,Result,Company name,Town,Pay,Last day to apply,Edit')

  const wrong = { 'Company number': '12', Description: '', Reference: 'HV-1' }
  const { headings, html } = await showTable([{}, wrong])
  expect(headings.join()).toBe(
    'Publish,Job title,Result,Reference,Description,Company name,Town,Pay,Last day to apply,Company number,Edit',
  )
  expect(html).toContain('name="cell-3-companyNumber"')
  // A long text has its place in the row’s form.
  expect(html).not.toContain('cell-3-description')
  expect(html).toContain('Describe the job.')
})

test('a category is chosen from a list, and a text that was not saved is there again', async () => {
  const typed = { 'cell-2-jobCategory': 'Nursery' }
  const { html } = await showTable([{ 'Job title': 'Wizard', Category: 'Wizardry' }], typed)

  expect(html).toContain('<datalist id="list-jobCategory"><option>Nursing</option>')
  expect(html).toMatch(/<input[^>]* value="Nursery"/)
})
