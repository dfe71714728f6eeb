import { describeType, nameOf } from './describe-type.ts'
import { exampleCall } from './example-call.ts'
import type { Content, OpenApiCall, OpenApiDocument, Schema } from './openapi-document.ts'

/** A value somebody sends or gets. */
export interface Field {
  name: string
  type: string
  isRequired: boolean
  /** Where it goes: path, query or body. Null in an answer. */
  place: string | null
  description: string | null
}

export interface Answer {
  status: string
  description: string | null
  /** What it holds, in words; null for a sentence. */
  type: string | null
  /** The shape it holds, if that has a name. */
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

/** Every call that is meant for readers, in the document's order. */
export function readCalls(document: OpenApiDocument): Call[] {
  const server = document.servers?.[0]?.url ?? ''
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      call.summary
        ? [readCall(server, { path, method, call, summary: call.summary }, document)]
        : [],
    ),
  )
}

interface Found {
  path: string
  method: string
  call: OpenApiCall
  summary: string
}

function readCall(server: string, found: Found, document: OpenApiDocument): Call {
  const { path, method, call, summary } = found
  const [bodyType = null, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
  const bodySchema = body && withoutNull(resolve(body.schema, document))
  const answers = Object.entries(call.responses).map(readAnswer)

  return {
    id: `${method}${path}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
    group: call.tags?.[0] ?? 'Other',
    method: method.toUpperCase(),
    path,
    summary,
    description: call.description ?? null,
    inputs: [
      ...(call.parameters ?? []).map(({ name, schema, required, description, in: place }) =>
        readField({ name, schema, place, description, isRequired: required === true }),
      ),
      ...readFields(bodySchema, 'body'),
    ],
    bodyType,
    answers: answers.filter(({ status }) => status < '400'),
    failures: answers.filter(({ status }) => status >= '400'),
    example: exampleCall(server, { path, method, bodyType, bodySchema }),
  }
}

/** The shapes the answers are made of, each with those inside it, by name. */
export function readShapes(document: OpenApiDocument): { name: string; fields: Field[] }[] {
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
      fields: readFields(document.components?.schemas?.[name], null),
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

function readAnswer([status, { description, content }]: [
  string,
  { description: string; content?: Content },
]): Answer {
  const schema = Object.values(content ?? {})[0]?.schema
  const ref = schema?.$ref ?? schema?.items?.$ref
  const shape = ref ? nameOf(ref) : null
  // A sentence needs no more words than its own.
  const isSentence = shape === 'Sentence'
  return {
    status,
    // What the framework writes when nobody wrote anything.
    description: description === 'Default Response' ? null : description,
    type: schema && !isSentence ? describeType(schema) : null,
    shape: isSentence ? null : shape,
  }
}

function readFields(schema: Schema | undefined, place: string | null): Field[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) =>
    readField({
      name,
      schema: property,
      place,
      isRequired: schema?.required?.includes(name) ?? false,
    }),
  )
}

interface FieldFacts {
  name: string
  schema: Schema
  place: string | null
  isRequired: boolean
  description?: string | undefined
}

function readField({ name, schema, place, isRequired, description }: FieldFacts): Field {
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

/** A body that may be missing is described by what it is when it is there. */
function withoutNull(schema: Schema): Schema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}
