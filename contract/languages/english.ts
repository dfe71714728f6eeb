import { en } from './catalogues/en.ts'
import { createLanguage } from './language.ts'

/** In which everything is written, and stored. */
export const english = createLanguage(en)
