// The limit for an answer in memory: a bare node:http server that sends the same bytes with the same headers.
// node bench/bare-bytes.mjs FILE PORT, where FILE holds { from, answers }, each answer with its headers and its body in base64.
// From 'files', each answer is looked up and streamed from a file of its own, as static servers do.
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'

const [file, port] = process.argv.slice(2)
if (!port || !file) {
  console.error('Usage: node bench/bare-bytes.mjs FILE PORT')
  process.exit(2)
}
/** @type {{ from: 'in memory' | 'files', answers: { headers: import('node:http').OutgoingHttpHeaders, body: string }[] }} */
const { from, answers: sent } = JSON.parse(readFileSync(file, 'utf8'))
const answers = sent.map(({ headers, body }, at) => {
  const bytes = Buffer.from(body, 'base64')
  const name = `${file}.${at}`
  if (from === 'files') writeFileSync(name, bytes)
  return { headers, bytes, name }
})
let turn = 0
createServer(async (_, response) => {
  turn = (turn + 1) % answers.length
  const answer = answers[turn]
  if (!answer) return
  if (from === 'in memory') {
    response.writeHead(200, answer.headers)
    response.end(answer.bytes)
    return
  }
  const { size } = await stat(answer.name)
  response.writeHead(200, { ...answer.headers, 'content-length': size })
  createReadStream(answer.name).pipe(response)
}).listen(Number(port), '127.0.0.1')
