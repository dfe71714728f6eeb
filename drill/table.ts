import type { Break, Finding } from './rows.ts'

/** The expectations that failed. On a shared machine its speed is not judged. */
export function failuresOf({ broken, slow = [] }: Finding, isShared: boolean): string[] {
  return isShared ? broken : [...broken, ...slow]
}

/** Prints the findings as a table that can be pasted into a document. */
export function printFindings(findings: { of: Break; finding: Finding }[], isShared: boolean) {
  const rows = findings.map(({ of, finding }) => {
    const failures = failuresOf(finding, isShared)
    const slow = isShared && finding.slow?.length ? `, slowly: ${finding.slow.join('; ')}` : ''
    const verdict = failures.length > 0 ? `does not hold: ${failures.join('; ')}` : `holds${slow}`
    return `| ${of.name} | ${of.mustHold} | ${finding.figures.join('; ')} | ${verdict} |`
  })
  const head = ['| Break | Must hold | Measured | |', '|---|---|---|---|']
  process.stdout.write([...head, ...rows, ''].join('\n'))
}
