import { z } from 'zod'

/** A request of JSON-RPC 2.0 as the Model Context Protocol limits it, or a notification, which has no id. */
export const RpcMessage = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().max(100),
  params: z
    .looseObject({
      name: z.unknown(),
      arguments: z.unknown(),
      protocolVersion: z.unknown(),
      _meta: z.record(z.string(), z.unknown()).optional(),
    })
    .partial()
    .optional(),
})
export type RpcMessage = z.infer<typeof RpcMessage>

/** The codes of JSON-RPC, and those that the Model Context Protocol adds since its revision of 28 July 2026. */
export const RPC_CODES = {
  invalidRequest: -32600,
  noMethod: -32601,
  wrongParams: -32602,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const

/** An answer over HTTP; a notification’s has no body. */
export interface RpcReply {
  status: number
  body: object | null
}

interface RpcFailure {
  code: keyof typeof RPC_CODES
  message: string
  status?: number
  data?: unknown
}

export function rpcResult(id: RpcMessage['id'], result: object): RpcReply {
  return { status: 200, body: { jsonrpc: '2.0', id, result } }
}

export function rpcError(
  id: RpcMessage['id'],
  { code, message, status = 400, data }: RpcFailure,
): RpcReply {
  const error = { code: RPC_CODES[code], message, ...(data !== undefined && { data }) }
  return { status, body: { jsonrpc: '2.0', ...(id !== undefined && { id }), error } }
}
