/** The part of OpenAPI 3.1 that our document uses. */
export interface OpenApiDocument {
  servers?: { url: string }[]
  paths: Record<string, Record<string, OpenApiCall>>
  components?: { schemas?: Record<string, Schema> }
}

export interface OpenApiCall {
  tags?: string[]
  /** Missing in operations added by the framework. */
  summary?: string
  description?: string
  parameters?: OpenApiParameter[]
  requestBody?: { content: Content }
  /** The keys that it asks for. */
  security?: unknown[]
  responses: Record<string, { description: string; content?: Content }>
}

export interface OpenApiParameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

export type Content = Record<string, { schema: Schema }>

export interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  examples?: Record<string, unknown>[]
  description?: string
  default?: unknown
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
