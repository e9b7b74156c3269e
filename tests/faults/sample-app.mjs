// Stands in for the app under the supervisor. What each of its starts does comes from the list of arguments.
import { appendFileSync, readFileSync, writeSync } from 'node:fs'

const [, , startsFile = '', ...plans] = process.argv
appendFileSync(startsFile, '.')
const nth = readFileSync(startsFile, 'utf8').length
const plan = plans[nth - 1] ?? plans.at(-1)
const who = process.env.SAMPLE_NAME ? `${process.env.SAMPLE_NAME} ` : ''

if (plan === 'refuse') process.exit(2)
process.on('SIGTERM', () => {
  writeSync(1, `${who}${process.pid} ends\n`)
  process.exit(plan === 'untidy' ? 7 : 0)
})
process.on('SIGINT', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
const beat = () => process.send?.('beat')
if (plan !== 'mute') setInterval(beat, 10)
else setInterval(() => {}, 1000)
if (plan !== 'mute') beat()
writeSync(1, `${who}started ${nth} as ${process.pid}\n`)
process.send?.('ready', undefined, undefined, () => {
  writeSync(1, `${who}told that ${nth} is ready\n`)
  if (plan === 'crash') process.exit(3)
  if (plan === 'done') process.exit(0)
  // Long enough for the output to leave.
  if (plan === 'hang') setTimeout(stand, 20)
})

function stand() {
  for (;;);
}
