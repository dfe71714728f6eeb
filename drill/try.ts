import { openDataCentre } from './parts/data-centre.ts'
const t = performance.now()
const d = await openDataCentre()
console.log('built', (performance.now() - t) / 1000, d.folder)
console.log((await fetch('http://localhost:5680/jobs')).status)
await d.close({ keepFolder: true })
console.log('closed')
