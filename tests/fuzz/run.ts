import * as fc from 'fast-check'
import type { Scene } from '#tests/support/every-call.ts'
import { change, makeInput } from './make-input.ts'
import { send, type Answer, type Input } from './send.ts'
import type { FuzzServer } from './server.ts'
import { listTargets, ROLES, type Role, type Target } from './targets.ts'

export interface FuzzOptions {
  /** The number of inputs per call and page, shared between the roles. */
  inputs: number
  seed: number
  /** Limits the targets to names containing this. */
  call?: string | undefined
  /** Stops early, between two targets. */
  untilMs?: number | undefined
  onProgress?(name: string, result: FuzzResult): void
}

export interface Finding {
  target: string
  role: Role
  problem: string
  input: string
}

export interface FuzzResult {
  targets: number
  inputs: number
  /** The number of answers by class of status; 429 and 503 are counted separately. */
  statuses: Record<string, number>
  findings: Finding[]
}

/** The inputs per scene: a person may log out, be suspended or spoil it. */
const INPUTS_PER_SCENE = 60
const MAX_SHOWN = 1500

/** Sends hostile inputs to every call and page in turn, and collects the failures. */
export async function runFuzz(server: FuzzServer, options: FuzzOptions): Promise<FuzzResult> {
  const result: FuzzResult = { targets: 0, inputs: 0, statuses: {}, findings: [] }
  const targets = listTargets(server).filter(({ name }) => name.includes(options.call ?? ''))
  let scene = await server.newScene()
  let left = INPUTS_PER_SCENE
  for (const [index, target] of targets.entries()) {
    if (options.untilMs !== undefined && performance.now() > options.untilMs) break
    for (const [place, role] of (Object.keys(ROLES) as Role[]).entries()) {
      const numRuns = Math.ceil(options.inputs / 4)
      const changes = fc.sample(change, { numRuns, seed: options.seed + index * 4 + place })
      for (let from = 0; from < changes.length; from += INPUTS_PER_SCENE) {
        if (left <= 0) {
          scene = await server.newScene()
          left = INPUTS_PER_SCENE
        }
        const part = changes.slice(from, from + INPUTS_PER_SCENE)
        left -= part.length
        await fuzzTarget(server, { target, role, scene, changes: part }, result)
      }
    }
    result.targets += 1
    options.onProgress?.(target.name, result)
  }
  return result
}

interface Part {
  target: Target
  role: Role
  scene: Scene
  changes: Parameters<typeof makeInput>[1][]
}

async function fuzzTarget(
  server: FuzzServer,
  { target, role, scene, changes }: Part,
  result: FuzzResult,
) {
  const requests = await target.requests(scene, role)
  server.takeErrors()
  for (const one of changes) {
    const cookies = scene.people[ROLES[role]]?.cookies ?? {}
    const input = await makeInput(requests, one, cookies)
    const answer = await send(server.port, input)
    const errors = server.takeErrors()
    result.inputs += 1
    const status = statusClass(answer)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    const problem = problemOf(answer, errors, input)
    if (problem) result.findings.push({ target: target.name, role, problem, input: show(input) })
  }
}

function statusClass({ status }: Answer) {
  if (status === null) return 'closed'
  return status === 429 || status === 503 ? String(status) : `${Math.floor(status / 100)}xx`
}

function problemOf(answer: Answer, errors: string[], { isTruncated }: Input): string | null {
  const { status, canComeBack, isHanging } = answer
  if (errors.length > 0) return `logged ${errors.join(' | ').slice(0, MAX_SHOWN)}`
  if (isHanging) return 'no answer within ten seconds'
  if (status === null) return isTruncated ? null : 'closed without an answer'
  return status >= 500 && !(status === 503 && canComeBack) ? `answered ${status}` : null
}

/** A command that sends the input again. */
function show({ method, target, headers, body, isTruncated }: Input) {
  const text = body?.toString('utf8') ?? ''
  const isText = body !== null && Buffer.from(text).equals(body)
  return JSON.stringify({
    request: `${method} ${target}`.slice(0, MAX_SHOWN),
    headers: headers.filter(([name]) => name !== 'x-forwarded-for'),
    body: (isText ? text : (body?.toString('base64') ?? '')).slice(0, MAX_SHOWN),
    ...(isTruncated && { isTruncated }),
  })
}
