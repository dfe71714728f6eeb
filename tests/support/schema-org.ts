import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

const { resolve } = createRequire(import.meta.url)
const DECLARATION = /^(?:export )?interface (\w+?)(Base|Leaf)(?:<.*?>)? extends (.+?) \{$/
const PROPERTY = /^ {4}"(\w+)"\?: /

/** The problems of a page's data by schema.org's vocabulary and Google's requirements. */
export async function problemsOf(data: { '@type': string }): Promise<string[]> {
  const validator = new Validator({ '@graph': vocabulary() })
  const issues = await validator.validate({
    jsonld: { [data['@type']]: [structuredClone(data)] },
  })
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`)
}

/** Schema.org's types and properties from its own JSON-LD, through the types generated from it. */
function vocabulary() {
  const classes = new Map<string, Set<string>>()
  const properties = new Map<string, Set<string>>()
  let current = ''
  for (const line of readFileSync(resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8').split(
    '\n',
  )) {
    const [, name, , parents] = DECLARATION.exec(line) ?? []
    if (name && parents) {
      current = name
      const above = parents
        .split(', ')
        .map((parent) => parent.replace(/(?:Base|Leaf)(?:<.*)?$/, ''))
      add(classes, name, ...above.filter((parent) => /^\w+$/.test(parent) && parent !== name))
    }
    const property = PROPERTY.exec(line)?.[1]
    if (property) add(properties, property, current)
  }
  return [
    ...Array.from(classes, ([name, parents]) => ({
      '@id': `schema:${name}`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': toIds(parents),
    })),
    ...Array.from(properties, ([name, owners]) => ({
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': toIds(owners),
    })),
  ]
}

function add(found: Map<string, Set<string>>, name: string, ...more: string[]) {
  found.set(name, new Set([...(found.get(name) ?? []), ...more]))
}

function toIds(names: Set<string>) {
  return Array.from(names, (name) => ({ '@id': `schema:${name}` }))
}
