import { index, route, type RouteConfig } from '@react-router/dev/routes'

const openingSoon = (path: string) =>
  route(path, './accounts/opening-soon.route.tsx', { id: `opening-soon/${path}` })

export default [
  index('./marketing/home.route.tsx'),
  route('app', './marketing/home.route.tsx', { id: 'app' }),
  route('about', './marketing/about.route.tsx'),
  route('services', './marketing/services.route.tsx'),
  route('startup', './marketing/startup.route.tsx'),
  route('tech', './marketing/category.route.tsx', { id: 'tech' }),
  route('finance', './marketing/category.route.tsx', { id: 'finance' }),
  route('marketing', './marketing/category.route.tsx', { id: 'marketing' }),
  route('jobs', './jobs/list/jobs.route.tsx'),
  route('jobDetails/:jobId?/:slug?', './jobs/details/job-details.route.tsx'),
  route('jobform/:id', './applications/how-to-apply.route.tsx'),
  route('search', './search/search.route.tsx'),
  route('course', './courses/courses.route.tsx'),
  route('sidebar', './courses/sidebar.route.tsx'),
  route('confirmCode', './accounts/confirm-code.route.tsx'),
  route('login', './accounts/log-in/log-in.route.tsx'),
  route('register', './accounts/register/register.route.tsx'),
  route('verification', './accounts/verification/verification.route.tsx'),
  route('forgotPassword', './accounts/new-password/forgot-password.route.tsx'),
  route('newPassword/:email?', './accounts/new-password/new-password.route.tsx'),
  route('dashboard', './dashboard/dashboard.route.tsx'),
  openingSoon('post'),
  route('setting', './accounts/setting/setting.route.tsx'),
  route('setting/email', './accounts/setting/links/confirm-email.route.tsx'),
  route('setting/delete', './accounts/setting/links/confirm-deletion.route.tsx'),
  route('contact', './contact/contact.route.tsx'),
  route('dev/components', './dev/components.route.tsx'),
  route('dev/mail/:id?', './dev/mail.route.tsx'),
  route('dev/mail/:id/html', './dev/mail-html.route.ts'),
  route('api/docs', './api-docs/api-docs.route.tsx'),
  route('404', './not-found/not-found.route.tsx'),
  route('*', './not-found/unknown-path.route.tsx'),
] satisfies RouteConfig
