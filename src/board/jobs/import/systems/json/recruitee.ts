import { apart, joinParts, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Recruitee’s careers site API: `BOARD.recruitee.com/api/offers/`. */
export const recruitee: System = {
  recognises: (record) => 'careers_url' in record && 'careers_apply_url' in record,
  read: (record) => {
    const [least, most] = [textAt(record, 'min_hours'), textAt(record, 'max_hours')]
    return {
      source: 'recruitee.com',
      reference: textAt(record, 'id'),
      url: textAt(record, 'careers_url'),
      title: textAt(record, 'title'),
      employer: textAt(record, 'company_name'),
      description: joinParts([
        { html: textAt(record, 'description') },
        { html: textAt(record, 'requirements') },
      ]),
      type: apart(textAt(record, 'employment_type_code')),
      hours: least === most ? most : undefined,
      category: textAt(record, 'department'),
      location: textAt(record, 'city') ?? textAt(record, 'location'),
      region: textAt(record, 'state_name'),
      postcode: textAt(record, 'postal_code'),
      country: textAt(record, 'country_code') ?? textAt(record, 'country'),
      remote: textAt(record, 'remote'),
      payMin: textAt(record, 'salary', 'min'),
      payMax: textAt(record, 'salary', 'max'),
      payCurrency: textAt(record, 'salary', 'currency'),
      payPeriod: textAt(record, 'salary', 'period'),
      postedAt: textAt(record, 'published_at') ?? textAt(record, 'created_at'),
      closesAt: textAt(record, 'close_at'),
      isUnlisted: (textAt(record, 'status') ?? 'published') !== 'published',
    }
  },
}
