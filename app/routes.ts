import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./marketing/home.route.tsx'),
  route('jobs', './jobs/jobs.route.tsx'),
  route('jobDetails/:jobId?/:slug?', './jobs/job-details.route.tsx'),
  route('404', './not-found/not-found.route.tsx'),
  route('*', './not-found/unknown-path.route.tsx'),
] satisfies RouteConfig
