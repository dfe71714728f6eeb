const SERVER_ROLE = /\.(?:service|routes|mails?|tasks|queries|policy|tables)\.ts(?:\?|$)/
const SERVER_PACKAGE = /^(?:kysely|pg)$|\/node_modules\/(?:kysely|pg)\//
// A browser gets an empty module in place of what only Node has.
const NODE = /^node:|__vite-browser-external/

/** Whether no browser is meant to run a module: a file by its path, a package also by its name. */
export function isServerModule(module: string): boolean {
  return SERVER_ROLE.test(module) || SERVER_PACKAGE.test(module) || NODE.test(module)
}
