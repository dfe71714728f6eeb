import { at, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Greenhouse’s job board API: `boards-api.greenhouse.io/v1/boards/BOARD/jobs?content=true`. Ids are of all boards. */
export const greenhouse: System = {
  recognises: (record) => 'absolute_url' in record && 'internal_job_id' in record,
  read: (record) => {
    const pay = at(record, 'pay_input_ranges', 0)
    return {
      source: 'greenhouse.io',
      reference: textAt(record, 'id'),
      url: textAt(record, 'absolute_url'),
      title: textAt(record, 'title'),
      employer: textAt(record, 'company_name'),
      // Its markup is escaped once more than in other feeds.
      description: textAt(record, 'content'),
      location: textAt(record, 'location', 'name'),
      category: textAt(record, 'departments', 0, 'name'),
      payMin: fromCents(at(pay, 'min_cents')),
      payMax: fromCents(at(pay, 'max_cents')),
      payCurrency: textAt(pay, 'currency_type'),
      payPeriod: /hour/i.test(textAt(pay, 'title') ?? '') ? 'hour' : undefined,
      postedAt: textAt(record, 'first_published') ?? textAt(record, 'updated_at'),
      closesAt: textAt(record, 'application_deadline'),
    }
  },
}

function fromCents(cents: unknown) {
  return typeof cents === 'number' ? String(cents / 100) : undefined
}
