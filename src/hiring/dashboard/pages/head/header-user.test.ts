import { expect, test } from 'vitest'
import type { PageContext } from '#platform/pages/context.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findHeaderUser } from './header-user.ts'

const actor = { id: 'ada', firstName: 'Ada', lastName: 'Obi', pictureKey: null } as Actor

function pageWith(unread: { applied: number; posted: number }, language: PageContext['language']) {
  return { applications: { talk: { countUnread: async () => unread } }, language }
}

test.each(LANGUAGES)('says up to 99 how many messages are unread, in $code', async (language) => {
  const find = async (unread: { applied: number; posted: number }) =>
    (await findHeaderUser(pageWith(unread, language), actor, '/jobs')).unread

  expect(await find({ applied: 0, posted: 0 })).toBeNull()
  expect(await find({ applied: 98, posted: 1 })).toMatchObject({ children: '99' })
  const many = await find({ applied: 0, posted: 100 })
  expect(many).toMatchObject({ href: '/inbox', children: '99+' })
  expect(await find({ applied: 60, posted: 70 })).toMatchObject({ children: '99+' })
  expect(many?.['aria-label']).toContain('+')
})
