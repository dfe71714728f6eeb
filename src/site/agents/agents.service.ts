import { z } from 'zod'
import type { Sender } from '#accounts/visitors/visitor.ts'
import type { Config } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import { rpcError, rpcResult, RpcMessage, type RpcReply } from './json-rpc.ts'
import {
  findVersionProblem,
  isModern,
  LEGACY,
  SERVER_INFO_KEY,
  VERSIONS,
  type RpcHeaders,
} from './protocol-versions.ts'
import { ToolAnswer, type Tool } from './tool.ts'
import { checkEmployer } from './tools/check-employer.ts'
import { checkText } from './tools/check-text.ts'
import { searchJobs } from './tools/search-jobs.ts'
import { whatAJobNeeds } from './tools/what-a-job-needs.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

declare module '#platform/services.ts' {
  interface Services {
    agents: ReturnType<typeof createAgents>
  }
}

const SERVER = { name: 'landfall', title: 'Landfall', version: '1' }
const CAPABILITIES = { tools: {} }
const INSTRUCTIONS =
  'Facts about jobs in the UK with visa sponsorship. Give people the quote, the source and its date, and what is not known. Never say that an offer is real or that a visa is certain. This is information, not legal advice.'
/** Tools change with a release only. */
const KEPT = { ttlMs: 3_600_000, cacheScope: 'public' }

/** Answers programs that speak the Model Context Protocol: without sessions, reading only. */
export function createAgents(
  { limits }: Pick<Platform, 'limits'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  services: Pick<Services, 'employers' | 'real' | 'search' | 'sponsorship'>,
) {
  const tools: Tool[] = [checkEmployer, searchJobs, whatAJobNeeds, checkText].map((create) =>
    create(services, { publicUrl }),
  )
  const listed = tools.map(({ name, title, description, input }) => ({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    outputSchema: z.toJSONSchema(ToolAnswer),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }))
  return { answer, listTools: () => listed }

  /** The reply to a body that was parsed from JSON. */
  async function answer(
    visitor: Pick<Sender, 'ip'>,
    body: unknown,
    headers: RpcHeaders,
  ): Promise<RpcReply> {
    const { data: message } = RpcMessage.safeParse(body)
    if (!message) {
      const what = Array.isArray(body)
        ? 'one message at a time, not a batch'
        : 'a request of JSON-RPC 2.0'
      return rpcError(undefined, { code: 'invalidRequest', message: `Send ${what}.` })
    }
    // A notification asks for nothing, and none is of use here.
    if (message.id === undefined) return { status: 202, body: null }
    const problem = findVersionProblem(message, headers)
    if (problem) return problem
    return isModern(message, headers)
      ? answerModern(visitor, message)
      : answerLegacy(visitor, message)
  }

  async function answerModern(visitor: Pick<Sender, 'ip'>, message: RpcMessage) {
    const results: Record<string, () => object | Promise<object>> = {
      'server/discover': () => ({
        supportedVersions: VERSIONS,
        capabilities: CAPABILITIES,
        instructions: INSTRUCTIONS,
        ...KEPT,
      }),
      'tools/list': () => ({ tools: listed, ...KEPT }),
      'tools/call': () => callTool(visitor, message),
    }
    return reply(message, results, { isModern: true })
  }

  async function answerLegacy(visitor: Pick<Sender, 'ip'>, message: RpcMessage) {
    const asked = message.params?.protocolVersion
    const results: Record<string, () => object | Promise<object>> = {
      initialize: () => ({
        protocolVersion: LEGACY.find((version) => version === asked) ?? LEGACY[0],
        capabilities: CAPABILITIES,
        serverInfo: SERVER,
        instructions: INSTRUCTIONS,
      }),
      ping: () => ({}),
      'tools/list': () => ({ tools: listed }),
      'tools/call': () => callTool(visitor, message),
    }
    return reply(message, results, { isModern: false })
  }

  async function reply(
    { id, method, params }: RpcMessage,
    results: Record<string, () => object | Promise<object>>,
    { isModern }: { isModern: boolean },
  ): Promise<RpcReply> {
    const find = Object.hasOwn(results, method) ? results[method] : undefined
    if (!find) {
      const known = Object.keys(results).join(', ')
      const message = `There is no such method. There are ${known}.`
      return rpcError(id, { code: 'noMethod', message, status: isModern ? 404 : 200 })
    }
    if (method === 'tools/call' && !findTool(params?.name)) {
      const names = tools.map(({ name }) => name).join(', ')
      const message = `There is no such tool. There are ${names}.`
      return rpcError(id, { code: 'wrongParams', message, status: 200 })
    }
    const result = await find()
    const extra = isModern && { resultType: 'complete', _meta: { [SERVER_INFO_KEY]: SERVER } }
    return rpcResult(id, { ...result, ...extra })
  }

  function findTool(wanted: unknown) {
    return tools.find(({ name }) => name === wanted)
  }

  /** A rule that says no is an answer that the program can act on. */
  async function callTool(visitor: Pick<Sender, 'ip'>, { params }: RpcMessage) {
    try {
      await limits.consume(RATE_LIMITS['agent-question'], visitor.ip)
      const found = await findTool(params?.name)?.answer(visitor, params?.arguments ?? {})
      return { content: [toText(JSON.stringify(found))], structuredContent: found, isError: false }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { content: [toText(error.message)], isError: true }
    }
  }
}

function toText(text: string) {
  return { type: 'text', text }
}
