const WEEK_IN_SECONDS = 604_800

/** Keeps which job was opened last, for `/jobDetails` without an id. Only that address is told. */
export function rememberOpenedJob() {
  const id = /^\/jobDetails\/([0-9a-z]+)/.exec(location.pathname)?.[1]
  if (!id) return
  const attributes = `path=/jobDetails; max-age=${WEEK_IN_SECONDS}; samesite=lax`
  document.cookie = `lastJob=${id}; ${attributes}`
}
