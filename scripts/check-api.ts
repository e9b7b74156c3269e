import { apiDocument } from '#server/api-document/api-document.ts'
import { version } from '#server/platform/version.ts'
import { apiProblems } from '#tests/support/api-problems.ts'

const problems = await apiProblems(apiDocument({ publicUrl: 'https://zilbazar.mu', version }))
for (const problem of problems) console.error(problem)
console.log(`Redocly and Spectral found ${problems.length} problems in the API document.`)
process.exitCode = problems.length > 0 ? 1 : 0
