import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** An advert on the board. */
interface Posting {
  id: string
  title: string
  /** The pay of a year; none is shown without it. */
  pay?: number
}

const TEXT =
  '<p>We look after 40 people near the river. You lead a shift of four, give medicines and write care plans, with ' +
  'a team that stays. We hold a sponsor licence and can sponsor a Skilled Worker visa.</p>'

/** A Pinpoint board of one employer, whose adverts a test adds and takes away. It answers as Pinpoint’s does. */
export function createPinpointBoard(name: string) {
  const host = `${name}.pinpointhq.com`
  const postings: Posting[] = []
  return { host, careers: `https://${host}`, postings, answer }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.headers.host !== host || request.url !== '/postings.json')
      return void response.writeHead(404).end()
    const body = JSON.stringify({ data: postings.map(toPosting) })
    const etag = `"${hash('sha256', body).slice(0, 16)}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(body)
  }

  function toPosting({ id, title, pay }: Posting) {
    return {
      id,
      title,
      url: `https://${host}/en/postings/${id}`,
      path: `/en/postings/${id}`,
      description: TEXT,
      compensation_currency: 'GBP',
      compensation_frequency: 'year',
      compensation_minimum: pay ?? null,
      compensation_maximum: pay ?? null,
      compensation_visible: pay !== undefined,
      deadline_at: null,
      employment_type: 'permanent_full_time',
      employment_type_text: 'Permanent - Full Time',
      workplace_type: 'onsite',
      workplace_type_text: 'Onsite',
      location: { id: '5', city: 'Leeds', name: 'Leeds', postal_code: 'LS1 4AA', province: '' },
      job: { id: '9', department: { id: '1', name: 'Care' }, division: { name: 'UK' } },
    }
  }
}
