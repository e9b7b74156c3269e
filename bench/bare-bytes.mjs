// The limit for an answer in memory: a bare node:http server that sends the same bytes with the same headers.
// node bench/bare-bytes.mjs FILE PORT, where FILE holds a list of { headers, body } with the body in base64.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, port] = process.argv.slice(2)
if (!port || !file) {
  console.error('Usage: node bench/bare-bytes.mjs FILE PORT')
  process.exit(2)
}
/** @type {{ headers: import('node:http').OutgoingHttpHeaders, body: string }[]} */
const sent = JSON.parse(readFileSync(file, 'utf8'))
const answers = sent.map(({ headers, body }) => ({ headers, bytes: Buffer.from(body, 'base64') }))
let turn = 0
createServer((_, response) => {
  turn = (turn + 1) % answers.length
  const answer = answers[turn]
  response.writeHead(200, answer?.headers)
  response.end(answer?.bytes)
}).listen(Number(port), '127.0.0.1')
