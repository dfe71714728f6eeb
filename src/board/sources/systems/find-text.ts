/** The value of a key of JSON, or the content of an element of XML, in an answer; null if it has none. */
export function findText(body: Buffer, name: string): string | null {
  const text = body.toString('utf8')
  const [, json, number] =
    new RegExp(`"${name}"\\s*:\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|(\\d+))`).exec(text) ?? []
  if (json !== undefined) return unescape(json)
  if (number !== undefined) return number
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.trim() ?? null
}

function unescape(json: string): string | null {
  try {
    return String(JSON.parse(`"${json}"`))
  } catch {
    return null
  }
}
