import { findCircles } from './circles.ts'
import { listEverything, listFiles, readImports } from './read-imports.ts'
import { findBroken, findUpward } from './rules.ts'

/** Prints each rule of the structure that the code breaks, with what breaks it, and fails if there is one. */
const files = listFiles()
const imports = files.flatMap((file) => readImports(file))
const circles = findCircles(imports)
const broken = findBroken({ files, imports, everything: listEverything() })
if (circles.length > 0)
  broken.push(['No files import each other, types included', circles.map(String)])

for (const [rule, found] of broken) console.error(`${rule}:\n  ${found.join('\n  ')}`)
// Elsewhere than at the root there would be nothing to find.
if (files.length === 0) console.error('There are no files in src.')
if (broken.length > 0 || files.length === 0) process.exitCode = 1
else
  console.log(
    `Structure: ${files.length} files, ${imports.length} imports, ${findUpward(imports).length} upward, ${circles.length} circles.`,
  )
