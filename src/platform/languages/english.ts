import { createLanguage } from './language.ts'
import en from './texts/en.json' with { type: 'json' }

/** The original language, also used for storage. */
export const english = createLanguage(en)
