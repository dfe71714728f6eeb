import { expect, test } from 'vitest'
import { BUSY } from '#platform/files/preview/preview.ts'
import { TRANSLATIONS } from '#platform/languages/languages.ts'
import { REAL_LIMIT, REAL_PROBLEMS } from '#site/real/real-limits.ts'
import { errorsIn } from './errors-in.ts'

test('why a text or file cannot be looked at is said in the page’s language', () => {
  const sentences = [...Object.values(REAL_PROBLEMS), REAL_LIMIT.message, BUSY]
  for (const language of TRANSLATIONS) {
    const said = sentences.map((sentence) => errorsIn(language, { file: sentence })['file'])
    expect(said.filter((each) => sentences.includes(each ?? ''))).toEqual([])
  }
})
