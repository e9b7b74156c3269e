// Crawls the whole site in both languages and lists every broken link and missing picture.
// `npm run links -- --url http://localhost:3000` crawls a running app; --each N reads at most N pages of a kind.
import { parseArgs } from 'node:util'
import { checkLinks } from './links.mjs'

const usage = `Usage: npm run links -- --url ADDRESS [--each NUMBER]
  --url   where the app runs, such as http://localhost:3000
  --each  how many pages of a kind (product, store, category, list) are read at most; all of them without it`

function wishes() {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, each: { type: 'string' } } })
    const each = values.each === undefined ? Number.POSITIVE_INFINITY : Number(values.each)
    if (values.url && URL.canParse(values.url) && each > 0)
      return { origin: new URL(values.url).origin, each }
  } catch {
    // Falls through to the explanation.
  }
  console.error(usage)
  process.exit(2)
}

const { origin, each } = wishes()
let reported = 0
const { pages, files, broken } = await checkLinks(origin, {
  each,
  onProgress(done, waiting) {
    if (done - reported < 200) return
    reported = done
    console.error(`${done} read, ${waiting} to go …`)
  },
})
console.log(`${pages} pages and ${files} pictures, scripts and styles were requested.`)
for (const { address, status, from } of broken) console.error(`${status}  ${address}  (from ${from})`)
process.exitCode = broken.length > 0 ? 1 : 0
