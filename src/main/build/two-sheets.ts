import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Routes of people with an account, of the desk and of developers. */
const WORK =
  /\/src\/(?:accounts\/(?:settings|second-factor)|founders\/(?:cases|path)|hiring\/(?!apply|careers-page|details)[\w-]+|main\/dev|moderation|organisations|site\/api-docs)\//

/**
 * Puts the styles into two sheets: what the pages for visitors use, which every page loads, and the rest, which comes
 * with the first page that uses it. Each begins with the order of the layers, because it is put together chunk by chunk.
 */
export function twoSheets(): Plugin {
  return {
    name: 'landfall:two-sheets',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entries = chunks.filter(({ isEntry }) => isEntry)
      const visitors = withImports(
        entries.filter(({ facadeModuleId }) => !WORK.test(facadeModuleId ?? '')),
        bundle,
      )
      const work = withImports(entries, bundle).difference(visitors)
      for (const [name, members] of Object.entries({ visitors, work })) {
        const files = new Set([...members].flatMap((chunk) => [...sheetsOf(chunk)]))
        const styles = [...files].map((file) => takeSource(bundle, file))
        const source = `@layer base,ui;${styles.join('')}`
        const sheet = this.getFileName(
          this.emitFile({ type: 'asset', name: `${name}.css`, source }),
        )
        for (const chunk of members) {
          const isFirst = chunk.facadeModuleId?.includes('/src/root.tsx') === true
          const hasStyles = sheetsOf(chunk).size > 0
          sheetsOf(chunk).clear()
          if (name === 'work' ? hasStyles : isFirst) sheetsOf(chunk).add(sheet)
        }
      }
    },
  }
}

/** The chunks and what they import, each import before what imports it. */
function withImports(chunks: Chunk[], bundle: Rolldown.OutputBundle) {
  const visited = new Set<Chunk>()
  const ordered = new Set<Chunk>()
  function visit(chunk: Chunk) {
    if (visited.has(chunk)) return
    visited.add(chunk)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const file = bundle[name]
      if (file?.type === 'chunk') visit(file)
    }
    ordered.add(chunk)
  }
  chunks.forEach(visit)
  return ordered
}

function sheetsOf(chunk: Chunk) {
  return chunk.viteMetadata?.importedCss ?? new Set<string>()
}

function takeSource(bundle: Rolldown.OutputBundle, name: string) {
  const file = bundle[name]
  delete bundle[name]
  return file?.type === 'asset' ? file.source.toString() : ''
}
