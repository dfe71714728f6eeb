import { describeType, nameOf } from './describe-type.ts'
import { exampleCall } from './example-call.ts'
import type { Content, OpenApiCall, OpenApiDocument, Schema } from './openapi-document.ts'

/** A value in a request or an answer. */
export interface Field {
  name: string
  type: string
  isRequired: boolean
  /** Path, query or body; null in a response. */
  place: string | null
  description: string | null
}

export interface Answer {
  status: string
  description: string | null
  /** The type in words; null for a sentence. */
  type: string | null
  /** The name of its schema, if it has one. */
  shape: string | null
}

export interface Call {
  id: string
  group: string
  method: string
  path: string
  summary: string
  description: string | null
  inputs: Field[]
  /** The media type of the body; null without one. */
  bodyType: string | null
  answers: Answer[]
  failures: Answer[]
  example: string
}

/** Calls with a summary, in the document's order. */
export function parseCalls(document: OpenApiDocument): Call[] {
  const server = document.servers?.[0]?.url ?? ''
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      call.summary
        ? [parseCall(server, { path, method, call, summary: call.summary }, document)]
        : [],
    ),
  )
}

interface Operation {
  path: string
  method: string
  call: OpenApiCall
  summary: string
}

function parseCall(server: string, operation: Operation, document: OpenApiDocument): Call {
  const { path, method, call, summary } = operation
  const [bodyType = null, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
  const bodySchema = body && withoutNull(resolve(body.schema, document))
  const answers = Object.entries(call.responses).map(parseAnswer)

  return {
    id: `${method}${path}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
    group: call.tags?.[0] ?? 'Other',
    method: method.toUpperCase(),
    path,
    summary,
    description: call.description ?? null,
    inputs: [
      ...(call.parameters ?? []).map(({ name, schema, required, description, in: place }) =>
        parseField({ name, schema, place, description, isRequired: required === true }),
      ),
      ...parseFields(bodySchema, 'body'),
    ],
    bodyType,
    answers: answers.filter(({ status }) => status < '400'),
    failures: answers.filter(({ status }) => status >= '400'),
    example: exampleCall(server, {
      path,
      method,
      bodyType,
      bodySchema,
      needsKey: (call.security ?? []).length > 0,
    }),
  }
}

/** The named schemas that the answers use, directly or inside others. */
export function parseShapes(document: OpenApiDocument): { name: string; fields: Field[] }[] {
  const names = new Set<string>()
  for (const methods of Object.values(document.paths)) {
    for (const call of Object.values(methods)) {
      if (!call.summary) continue
      for (const { content } of Object.values(call.responses))
        collectNames(content, names, document)
    }
  }
  return [...names]
    .map((name) => ({
      name,
      fields: parseFields(document.components?.schemas?.[name], null),
    }))
    .filter(({ fields }) => fields.length > 0)
}

function collectNames(part: unknown, names: Set<string>, document: OpenApiDocument) {
  if (typeof part !== 'object' || part === null) return
  if ('$ref' in part && typeof part.$ref === 'string' && !names.has(nameOf(part.$ref))) {
    names.add(nameOf(part.$ref))
    collectNames(resolve({ $ref: part.$ref }, document), names, document)
  }
  for (const inner of Object.values(part)) collectNames(inner, names, document)
}

function parseAnswer([status, { description, content }]: [
  string,
  { description: string; content?: Content },
]): Answer {
  const schema = Object.values(content ?? {})[0]?.schema
  const ref = schema?.$ref ?? schema?.items?.$ref
  const shape = ref ? nameOf(ref) : null
  // An answer that is one sentence needs no further description.
  const isSentence = shape === 'Sentence'
  return {
    status,
    // The framework's placeholder.
    description: description === 'Default Response' ? null : description,
    type: schema && !isSentence ? describeType(schema) : null,
    shape: isSentence ? null : shape,
  }
}

function parseFields(schema: Schema | undefined, place: string | null): Field[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) =>
    parseField({
      name,
      schema: property,
      place,
      isRequired: schema?.required?.includes(name) ?? false,
    }),
  )
}

interface FieldSource {
  name: string
  schema: Schema
  place: string | null
  isRequired: boolean
  description?: string | undefined
}

function parseField({ name, schema, place, isRequired, description }: FieldSource): Field {
  const preset =
    schema.default === undefined || schema.default === ''
      ? null
      : `${JSON.stringify(schema.default)} when left out.`
  return {
    name,
    type: describeType(schema),
    isRequired,
    place,
    description: [description ?? schema.description, preset].filter(Boolean).join(' ') || null,
  }
}

function resolve(schema: Schema, document: OpenApiDocument): Schema {
  return (schema.$ref && document.components?.schemas?.[nameOf(schema.$ref)]) || schema
}

/** Describes an optional body as if it were required. */
function withoutNull(schema: Schema): Schema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}
