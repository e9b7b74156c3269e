// The limit for an answer in memory: a bare node:http server that sends the same bytes with the same headers.
// node bench/bare-bytes.mjs PORT
// PUT /content takes { from, answers }, each answer with its headers and its body in base64. From 'files', each answer is
// looked up and streamed from a file of its own, as static servers do.
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'

const [port] = process.argv.slice(2)
if (!port) {
  console.error('Usage: node bench/bare-bytes.mjs PORT')
  process.exit(2)
}
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
process.on('SIGTERM', () => process.exit(0))

/** @typedef {{ headers: import('node:http').OutgoingHttpHeaders, bytes: Buffer, name: string }} Answer */
/** @type {Answer[]} */
let answers = []
let from = 'in memory'
let turn = 0
createServer(async (request, response) => {
  if (request.method === 'PUT') {
    take(/** @type {never} */ (await json(request)))
    response.writeHead(204).end()
    return
  }
  turn = (turn + 1) % answers.length
  const answer = answers[turn]
  if (!answer) {
    response.end()
    return
  }
  if (from === 'in memory') {
    response.writeHead(200, answer.headers)
    response.end(answer.bytes)
    return
  }
  const { size } = await stat(answer.name)
  response.writeHead(200, { ...answer.headers, 'content-length': size })
  createReadStream(answer.name).pipe(response)
}).listen(Number(port), '127.0.0.1')

/** @param {{ from: string, answers: { headers: Answer['headers'], body: string }[] }} content */
function take(content) {
  from = content.from
  turn = 0
  answers = content.answers.map(({ headers, body }, at) => {
    const bytes = Buffer.from(body, 'base64')
    const name = path.join(folder, String(at))
    if (from === 'files') writeFileSync(name, bytes)
    return { headers, bytes, name }
  })
}
