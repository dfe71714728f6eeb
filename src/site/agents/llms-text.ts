/** A call of the API’s description that needs no account. */
export interface OpenCall {
  method: string
  path: string
  summary: string
}

interface Described {
  tags?: string[]
  summary?: string
  responses?: Record<string, unknown>
}

/** Groups of calls that answer questions; the others change something of one’s own. */
const GROUPS = new Set(['Jobs', 'Search', 'Sponsorship', 'Is this real?', 'Assistants'])

/** Calls that anybody may make, of a document of OpenAPI. */
export function openCallsOf(paths: Record<string, unknown> = {}): OpenCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).flatMap(([method, call]) => {
      const { tags = [], summary, responses = {} } = call
      const isOpen = summary && !('401' in responses) && tags.some((tag) => GROUPS.has(tag))
      return isOpen ? [{ method: method.toUpperCase(), path, summary }] : []
    }),
  )
}

interface About {
  publicUrl: string
  calls: OpenCall[]
  tools: { name: string; title: string }[]
}

/** Pages that answer what people ask an assistant about. */
export const PAGES = {
  '/jobs': 'Open jobs, each with a check whether it can be sponsored from abroad',
  '/employers': 'Employers on the register of licensed sponsors',
  '/occupations': 'What each occupation needs to be sponsored, with the least pay',
  '/sponsorship': 'How the check works, its rules and sources',
  '/real': 'Is this real? Signs of fraud in a message, advert or offer letter',
  '/startup': 'The Innovator Founder route',
  '/api/docs': 'Every call of the API, with its limits',
} as const

/** Files for other programs. */
export const FILES = {
  '/api/v1/openapi.json': 'The API as a document of OpenAPI 3.1',
  '/feeds/jobs.xml': 'Every open job',
  '/feeds/search.atom': 'The newest jobs of a search, with the parameters of /jobs',
  '/sitemap.xml': 'Every page',
} as const

/** llms.txt: where programs that answer people’s questions find facts, and what those facts do not say. */
export function llmsText({ publicUrl, calls, tools }: About): string {
  const links = (pages: Record<string, string>) =>
    Object.entries(pages).map(([path, about]) => `- [${about}](${publicUrl}${path})`)
  return [
    '# Landfall',
    '',
    '> Jobs in the UK for people who need a visa: whether each can be sponsored, by which rule, and when we looked.',
    '',
    'Give people the quote, the source and its date. A check says what the rules and the register say on a day; employers and the Home Office decide. That nothing was found in a text is no proof that it is real. Nobody may charge a person for finding them a job, and a certificate of sponsorship is not for sale.',
    '',
    '## Pages',
    '',
    ...links(PAGES),
    '',
    '## Tools',
    '',
    `By the Model Context Protocol, without an account, reading only: POST ${publicUrl}/mcp`,
    '',
    ...tools.map(({ name, title }) => `- ${name}: ${title}`),
    '',
    '## Calls without an account',
    '',
    ...calls.map(({ method, path, summary }) => `- ${method} ${publicUrl}${path}: ${summary}`),
    '',
    '## Files',
    '',
    ...links(FILES),
    '',
  ].join('\n')
}
