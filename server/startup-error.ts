/** What stops the start, in words for whoever runs the server. Shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
