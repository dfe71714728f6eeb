/** The page about applying from a country where nobody may recruit for health and care. */
export const APPLY_YOURSELF_PATH = '/apply-yourself'
