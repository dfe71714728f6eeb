import { createLanguage } from './language.ts'
import en from './texts/en.json' with { type: 'json' }

/** In which everything is written, and stored. */
export const english = createLanguage(en)
