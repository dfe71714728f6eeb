import { afterEach, expect, test, vi } from 'vitest'
import type { Services } from '#platform/services.ts'
import { sweepTasks } from './sweep.tasks.ts'

afterEach(() => void vi.useRealTimers())

const context = { signal: new AbortController().signal }

/** The services with sweeps that only note their names; `broken` fails. */
function noting(swept: string[], broken?: string): Services {
  const sweep = (name: string) => async () => {
    if (name === broken) throw new Error(name)
    swept.push(name)
  }
  const named = (name: string) => ({ sweep: sweep(name) })
  const stubs = {
    accounts: named('accounts'),
    alerts: named('alerts'),
    applications: { actions: named('words'), resumes: named('CVs'), talk: named('messages') },
    arrival: { files: named('arrival files') },
    drafts: named('drafts'),
    oldData: {
      applications: sweep('old applications'),
      cases: sweep('old cases'),
      contact: sweep('old mail'),
      accounts: sweep('unused accounts'),
      organisations: sweep('old invitations'),
      logs: sweep('old logs'),
    },
    organisations: { lapse: sweep('proofs') },
    outbox: named('mails'),
    partners: named('staging jobs'),
    postings: { logos: { deleteUnused: sweep('logos') } },
    savedJobs: named('saved jobs'),
    sources: named('runs of sources'),
    startups: { cases: named('cases') },
    uploads: named('uploads'),
  }
  return stubs as unknown as Services
}

test('one task sweeps everything, and a sweep that fails holds up no other', async () => {
  const [all, others]: [string[], string[]] = [[], []]
  await sweepTasks.sweep.run({}, noting(all), context)
  const failure = await sweepTasks.sweep
    .run({}, noting(others, 'accounts'), context)
    .catch((error: unknown) => error)

  const rest = ['old applications', 'old cases', 'old mail', 'old invitations', 'old logs']
  rest.push('alerts', 'words', 'CVs', 'messages', 'arrival files', 'drafts', 'proofs')
  rest.push('mails', 'staging jobs', 'logos', 'saved jobs', 'runs of sources', 'cases', 'uploads')
  expect(all).toEqual(['unused accounts', 'accounts', ...rest])
  expect(others).toEqual(['unused accounts', ...rest])
  expect((failure as AggregateError).errors).toEqual([new Error('accounts')])
})

test('what runs each minute and each morning runs wholly, whatever fails', async () => {
  const ran: string[] = []
  const step = (name: string) => async () => {
    ran.push(name)
    throw new Error(name)
  }
  const services = {
    jobs: { closeExpiredJobs: step('close jobs') },
    applications: {
      details: { shareWithProved: step('share details') },
      digest: { sendAll: step('digests') },
    },
    moderation: { maintainQueue: step('queue'), remindOfOldData: step('old data') },
    answerRate: { remind: step('answers') },
    stillOpen: { requestAll: step('still open') },
  } as unknown as Services

  for (const name of ['every-minute', 'every-morning'] as const)
    await expect(sweepTasks[name].run({}, services, context)).rejects.toThrow('Some sweeps failed')

  const morning = ['old data', 'digests', 'answers', 'still open']
  expect(ran).toEqual(['close jobs', 'share details', 'queue', ...morning])
})

test.each([
  [5, ['counts']],
  [6, ['counts', 'arrivals']],
  [8, ['counts', 'arrivals', 'founders']],
  [17, ['counts', 'arrivals', 'founders']],
  [20, ['counts', 'arrivals']],
  [21, ['counts']],
])('what runs each hour reminds people by day alone: at %i', async (hour, expected) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1, hour, 11), toFake: ['Date'] })
  const ran: string[] = []
  const step = (name: string) => async () => void ran.push(name)
  const services = {
    answerRate: { recount: step('counts') },
    arrival: { remind: step('arrivals') },
    startups: { cases: { remind: step('founders') } },
  } as unknown as Services

  await sweepTasks['every-hour'].run({}, services, context)

  expect(ran).toEqual(expected)
})
