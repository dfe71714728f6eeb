/** The pages that are always there and that search engines may show, by their paths. */
export const STATIC_PAGES = [
  '/',
  '/jobs',
  '/tech',
  '/finance',
  '/marketing',
  '/services',
  '/startup',
  '/sponsorship',
  '/about',
  '/contact',
  '/api/docs',
]
