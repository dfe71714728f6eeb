/** The pages that are always there and that search engines may show, by their paths. */
export const STATIC_PAGES = [
  '/',
  '/jobs',
  '/tech',
  '/finance',
  '/marketing',
  '/services',
  '/startup',
  '/about',
  '/contact',
  '/api/docs',
]
