const DOUBLE_PRESS_MS = 1000
const DECIDING = new Set(['p', 'r', 's'])

/**
 * A function that says whether a key that decides was pressed just before: a key that bounces, or is pressed twice to be
 * sure, must not decide the next case, which nobody has read. Times are in milliseconds.
 */
export function createDoublePress() {
  let last = { key: '', at: -DOUBLE_PRESS_MS }
  return (key: string, at: number): boolean => {
    const isDouble = key === last.key && at - last.at < DOUBLE_PRESS_MS
    if (DECIDING.has(key)) last = { key, at }
    return isDouble
  }
}
