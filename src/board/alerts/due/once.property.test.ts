import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, test } from 'vitest'
import { anAlert, aWantedAlert, jobsIn, letAlertsBeDue } from '#tests/support/alerts.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { Message } from '#platform/mail/mail.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { createAlertLinks } from '#board/alerts/owners/alert-links.ts'
import { deliverDigest } from '#board/alerts/mail/deliver.ts'
import { decideDue } from '#board/alerts/matching/decide.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, tasks } = server
const links = createAlertLinks('http://localhost:3000', 'of this test')

const OPS = [
  'publish',
  'publish-other',
  'copy',
  'edit',
  'hold',
  'close',
  'open',
  'subscribe',
  'subscribe-more',
  'decide',
  'decide',
  'decide-killed',
  'send',
  'send',
  'send-killed-before',
  'send-killed-after',
] as const
const steps = array(record({ op: constantFrom(...OPS), at: nat(20) }), {
  minLength: 8,
  maxLength: 26,
})

interface ModelJob {
  id: string
  /** The group that copies of one advert share. */
  group: string
  isOpen: boolean
  matches: boolean
}

interface ModelAlert {
  id: string
  actor: Awaited<ReturnType<typeof anAlert>>['actor']
  /** The groups in its list when it was set. */
  shown: Set<string>
}

/** One world: jobs with a word of its own, its alerts, and the emails that were accepted. */
class World {
  readonly word = uniqueWord()
  readonly jobs: ModelJob[] = []
  readonly alerts: ModelAlert[] = []
  /** The emails by digest: a second attempt has the same id, so that the receiver recognises it. */
  readonly mails = new Map<string, { alertId: string; jobs: string[] }>()
  private texts = 0

  async run({ op, at }: { op: (typeof OPS)[number]; at: number }) {
    const job = this.jobs[at % Math.max(1, this.jobs.length)]
    if (op === 'publish') await this.publish(true)
    if (op === 'publish-other') await this.publish(false)
    if (op === 'subscribe') await this.subscribe()
    if (op === 'subscribe-more') await this.subscribeMore(at)
    if (op === 'decide') await this.decide()
    if (op === 'decide-killed') await this.decideKilled()
    if (op === 'send') await this.send('no')
    if (op === 'send-killed-before') await this.send('before')
    if (op === 'send-killed-after') await this.send('after')
    if (!job) return
    if (op === 'copy') await this.copy(job)
    if (op === 'edit') await this.edit(job)
    if (op === 'hold') await this.setStatus(job, 'held')
    if (op === 'close') await this.setStatus(job, 'closed')
    if (op === 'open') await this.setStatus(job, 'open')
  }

  textOf(matches: boolean) {
    this.texts += 1
    return `Text ${this.word}x${this.texts} ${matches ? this.word : ''}`
  }

  async publish(matches: boolean) {
    const { id } = await aJob(db, { title: 'A job', description: this.textOf(matches) })
    this.jobs.push({ id, group: id, isOpen: true, matches })
  }

  async copy(job: ModelJob) {
    const { description } = await this.rowOf(job)
    const place = `Place ${this.jobs.length}`
    const { id } = await aJob(db, { title: 'A job', description, place })
    this.jobs.push({ ...job, id, isOpen: true })
  }

  /**
   * Editing one of two copies makes two adverts, and a copy of an advert that was edited while it could not be found is
   * an advert of its own; here only single open ones are edited.
   */
  async edit(job: ModelJob) {
    if (!job.isOpen) return
    if (this.jobs.some((other) => other !== job && other.group === job.group)) return
    job.matches = !job.matches
    const description = this.textOf(job.matches)
    await db.transaction().execute(async (db) => {
      await db.updateTable('job').set({ description }).where('id', '=', job.id).execute()
      await indexJobs(db, [job.id])
    })
  }

  async setStatus(job: ModelJob, status: 'open' | 'held' | 'closed') {
    job.isOpen = status === 'open'
    const closedAt = status === 'closed' ? new Date().toISOString() : null
    await db.transaction().execute(async (db) => {
      await db.updateTable('job').set({ status, closedAt }).where('id', '=', job.id).execute()
      await indexJobs(db, [job.id])
    })
  }

  async subscribe() {
    const { id, actor } = await anAlert(server, { search: { q: this.word } })
    this.alerts.push({ id, actor, shown: this.visible() })
  }

  /** Somebody with an alert sets one of another search, which finds the same. */
  async subscribeMore(at: number) {
    const owner = this.alerts[at % this.alerts.length]
    if (!owner) return
    const q = `${this.word} ${at % 2 ? 'job' : 'text'}`
    const id = await server.services.alerts.set(owner.actor, aWantedAlert({ search: { q } }))
    if (this.alerts.every((alert) => alert.id !== id))
      this.alerts.push({ id, actor: owner.actor, shown: this.visible() })
  }

  private visible() {
    const found = this.jobs.filter(({ isOpen, matches }) => isOpen && matches)
    return new Set(found.map(({ group }) => group))
  }

  async decide() {
    await letAlertsBeDue(db)
    await decideDue({ db, tasks })
  }

  /** The process dies before the end of its transaction. */
  async decideKilled() {
    await letAlertsBeDue(db)
    const dying = { ...tasks, enqueueAll: () => Promise.reject(new Error('killed')) }
    await decideDue({ db, tasks: dying }).catch(() => {})
  }

  async send(killed: 'no' | 'before' | 'after') {
    const waiting = await db
      .selectFrom('alertDigest')
      .select(['id', 'alertId'])
      .where('kind', '=', 'new')
      .where('sentAt', 'is', null)
      .orderBy('id')
      .execute()
    for (const { id, alertId } of waiting) {
      this.mails.delete(id)
      const mail = { send: (message: Message) => this.accept({ id, alertId }, message, killed) }
      const parts = { db, mail, links, findHeadlinesFor: async () => new Map() }
      await deliverDigest(parts, id).catch((error: Error) => {
        if (error.message !== 'killed') throw error
      })
    }
  }

  async accept(digest: { id: string; alertId: string }, message: Message, killed: string) {
    if (killed === 'before') throw new Error('killed')
    const jobs = jobsIn(message)
    for (const id of jobs) {
      const job = this.jobs.find((job) => job.id === id)
      expect(job && job.isOpen && job.matches, `${id} is open and matches when it is sent`).toBe(
        true,
      )
    }
    this.mails.set(digest.id, { alertId: digest.alertId, jobs })
    if (killed === 'after') throw new Error('killed')
  }

  /** Compares the emails with what every alert must have sent in the end. */
  check() {
    for (const alert of this.alerts) {
      const sentBy = (alerts: ModelAlert[]) =>
        [...this.mails.values()]
          .filter(({ alertId }) => alerts.some(({ id }) => id === alertId))
          .flatMap(({ jobs }) =>
            jobs.map((id) => this.jobs.find((job) => job.id === id)?.group ?? id),
          )
      const sent = sentBy(this.alerts.filter(({ actor }) => actor.id === alert.actor.id))
      expect(new Set(sent).size, 'nothing twice to one person').toBe(sent.length)
      expect(sentBy([alert]).filter((group) => alert.shown.has(group))).toEqual([])
      const findable = this.jobs.filter(({ isOpen, matches }) => isOpen && matches)
      for (const { group } of findable) {
        expect(sent.includes(group) || alert.shown.has(group), 'nothing missed').toBe(true)
      }
    }
  }

  private async rowOf({ id }: ModelJob) {
    return db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
}

test('whatever happens between, each job is in exactly one email to a person', async () => {
  await assert(
    asyncProperty(steps, async (steps) => {
      await db.deleteFrom('alert').execute()
      const world = new World()
      await world.subscribe()
      for (const step of steps) await world.run(step)
      for (const _round of [1, 2]) {
        await world.decide()
        await world.send('no')
      }
      world.check()
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
  )
}, 600_000)
