import type { SourceRecord } from '#platform/import/source-record.ts'
import { isJobPosting } from '#board/jobs/import/shapes/job-posting.ts'
import { isRecord } from '#platform/import/json-record.ts'

type Node = Record<string, unknown>

/** More than any page has; an advert whose employer comes later than that has none. */
const MOST_WAITING = 10_000

/**
 * The job postings among the nodes of a graph of JSON-LD, each with its employer, which may be a node of its own,
 * before or after it. Nodes about anything else are not adverts, and are left out.
 */
export async function* readLinkedNodes(
  records: AsyncIterable<SourceRecord>,
): AsyncGenerator<SourceRecord> {
  const nodes = new Map<unknown, Node>()
  const waiting: (SourceRecord & { value: Node })[] = []
  for await (const record of records) {
    if ('problem' in record) yield record
    else if (isOther(record.value)) remember(record.value)
    else if (isComplete(record.value) || waiting.length >= MOST_WAITING) yield record
    else waiting.push(record)
  }
  for (const { value, ...record } of waiting) {
    const hiringOrganization = nodes.get(linkOf(value)) ?? value.hiringOrganization
    yield { ...record, value: { ...value, hiringOrganization } }
  }

  function remember(node: Node) {
    if (node['@id'] !== undefined && nodes.size < MOST_WAITING) nodes.set(node['@id'], node)
  }
}

function isOther(node: Node) {
  return node['@type'] !== undefined && !isJobPosting(node)
}

function isComplete(posting: Node) {
  return linkOf(posting) === undefined
}

/** The id of the employer’s node, where a posting has no more of it. */
function linkOf({ hiringOrganization: organisation }: Node) {
  return isRecord(organisation) && organisation.name === undefined ? organisation['@id'] : undefined
}
