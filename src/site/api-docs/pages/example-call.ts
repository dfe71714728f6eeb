import type { Schema } from './openapi-document.ts'

interface CallShape {
  path: string
  method: string
  bodyType: string | null
  bodySchema: Schema | undefined
  needsKey: boolean
}

const TEXTS: Record<string, string> = {
  name: 'Ada Nwosu',
  email: 'ada@example.com',
  companyEmail: 'ada@example.com',
  message: 'Which papers do you need from me?',
}

/** A curl command for the call, with placeholders in capitals. */
export function exampleCall(server: string, call: CallShape): string {
  const { path, method, bodyType, bodySchema, needsKey } = call
  const address = server + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  // With a body curl posts, and without one it gets.
  const isUsual = method === (bodyType ? 'post' : 'get')
  const lines = [isUsual ? `curl '${address}'` : `curl -X ${method.toUpperCase()} '${address}'`]
  if (needsKey) lines.push("-H 'authorization: Bearer YOUR_KEY'")
  if (bodyType === 'multipart/form-data') {
    for (const [name, value] of Object.entries(sampleOf(bodySchema))) {
      lines.push(`-F ${quote(`${name}=${value}`)}`)
    }
  } else if (bodyType) {
    lines.push(
      `-H 'content-type: ${bodyType}'`,
      `-d ${quote(JSON.stringify(sampleOf(bodySchema)))}`,
    )
  }
  return lines.join(' \\\n  ')
}

/** The schema’s own example, or else sample values for required fields and those with a default. */
function sampleOf(schema: Schema | undefined): Record<string, unknown> {
  const { properties = {}, required = [], examples = [] } = schema ?? {}
  if (examples[0]) return examples[0]
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, property]) => required.includes(name) || property.default !== undefined)
      .map(([name, property]) => [name, sampleValue(name, property)]),
  )
}

function sampleValue(name: string, { type, enum: choices, default: preset }: Schema): unknown {
  if (choices) return choices[0]
  if (preset !== undefined && preset !== '') return preset
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  return TEXTS[name] ?? name.replaceAll(/([A-Z])/g, '_$1').toUpperCase()
}

/** Quotes text for a shell, where only a single quote needs escaping inside single quotes. */
function quote(text: string) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
