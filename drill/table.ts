import type { Break, Finding } from './rows.ts'

/** As a table that can be pasted into a document. */
export function printFindings(findings: { of: Break; finding: Finding }[]) {
  const rows = findings.map(({ of, finding }) => {
    const verdict =
      finding.broken.length === 0 ? 'holds' : `does not hold: ${finding.broken.join('; ')}`
    return `| ${of.name} | ${of.mustHold} | ${finding.figures.join('; ')} | ${verdict} |`
  })
  const head = ['| Break | Must hold | Measured | |', '|---|---|---|---|']
  process.stdout.write([...head, ...rows, ''].join('\n'))
}
