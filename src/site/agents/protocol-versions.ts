import type { RpcMessage, RpcReply } from './json-rpc.ts'
import { rpcError } from './json-rpc.ts'

/** The revision in which each request says its version; no handshake comes before it. */
export const MODERN = '2026-07-28'
/** Revisions that begin with `initialize`, newest first. Those before had batches. */
export const LEGACY = ['2025-11-25', '2025-06-18'] as const
export const VERSIONS = [MODERN, ...LEGACY]

const PREFIX = 'io.modelcontextprotocol/'
export const SERVER_INFO_KEY = `${PREFIX}serverInfo`

/** Headers by their names in small letters. */
export type RpcHeaders = Record<string, string | string[] | undefined>

/** Whether a request is of the revision without a handshake. */
export function isModern({ params }: RpcMessage, headers: RpcHeaders): boolean {
  const said = params?._meta?.[`${PREFIX}protocolVersion`]
  return said !== undefined || headers['mcp-protocol-version'] === MODERN
}

/** The refusal of a request whose version we do not speak, or whose headers contradict its body; null for none. */
export function findVersionProblem(request: RpcMessage, headers: RpcHeaders): RpcReply | null {
  const { id, method, params } = request
  const header = headers['mcp-protocol-version']
  if (!isModern(request, headers)) {
    const isKnown = header === undefined || VERSIONS.some((version) => version === header)
    return isKnown || method === 'initialize' ? null : unsupported(id, header)
  }
  const meta = params?._meta ?? {}
  const version = meta[`${PREFIX}protocolVersion`]
  if (version !== header) {
    return mismatch(id, 'The header MCP-Protocol-Version and the version in _meta differ.')
  }
  if (version !== MODERN) return unsupported(id, version)
  if (typeof meta[`${PREFIX}clientCapabilities`] !== 'object') {
    const message = `Say clientCapabilities in _meta, as the revision of ${MODERN} asks.`
    return rpcError(id, { code: 'wrongParams', message })
  }
  if (headers['mcp-method'] !== method) {
    return mismatch(id, 'The header Mcp-Method and the method differ.')
  }
  const isNamed = method !== 'tools/call' || decode(headers['mcp-name']) === params?.name
  return isNamed ? null : mismatch(id, 'The header Mcp-Name and the name of the tool differ.')
}

function mismatch(id: RpcMessage['id'], message: string) {
  return rpcError(id, { code: 'headerMismatch', message })
}

function unsupported(id: RpcMessage['id'], requested: unknown) {
  return rpcError(id, {
    code: 'unsupportedVersion',
    message: `This server speaks the revisions ${VERSIONS.join(', ')} of the protocol.`,
    data: { supported: VERSIONS, requested },
  })
}

/** The value of a header that may be in Base64, between ‘=?base64?’ and ‘?=’. */
function decode(value: string | string[] | undefined) {
  const [, encoded] = /^=\?base64\?(.*)\?=$/.exec(String(value ?? '')) ?? []
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8')
}
