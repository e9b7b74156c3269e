import { apiBase } from '#contract/endpoint.ts'
import type { Answer, Ask, Asked } from './ask.ts'
import type { Ledger } from './ledger.ts'
import type { People } from './people.ts'
import { writesOf } from './writes.ts'

/** Requests in a second, of which every third writes. */
const perSecond = 30
/** More are not begun: a site that hangs would collect them without end. */
const mostUnderWay = 600

export interface Outcome {
  asked: Asked
  answer: Answer
  writes: boolean
}

/** People who read and write all the time, each request at its moment however slow the answers are. */
export function startLoad(ask: Ask, people: People, book: Ledger, firstTurn: number) {
  const outcomes: Outcome[] = []
  const underWay = new Set<Promise<void>>()
  const write = writesOf(people)
  const reads = readsOf(people)
  let turn = firstTurn
  let stopped = false

  async function sendWrite(number: number) {
    const { asked, keeps, finished } = await write(number)
    const answer = await ask(asked)
    finished?.()
    return { asked, keeps, answer }
  }

  async function one(number: number): Promise<void> {
    if (number % 3) {
      const asked = reads(number)
      outcomes.push({ asked, answer: await ask(asked), writes: false })
      return
    }
    let { asked, answer, keeps } = await sendWrite(number / 3)
    // Browsers renew an expired session and send the request again.
    if (answer.status === 401) ({ asked, answer, keeps } = await sendWrite(number / 3))
    outcomes.push({ asked, answer, writes: true })
    if (answer.status >= 200 && answer.status < 300) book.acknowledge(keeps(answer))
    else if (answer.status < 400 || answer.status > 499) book.leaveOpen(keeps(noAddress))
  }

  const timer = setInterval(() => {
    if (stopped || underWay.size >= mostUnderWay) return
    turn += 1
    const work = one(turn).finally(() => underWay.delete(work))
    underWay.add(work)
  }, 1000 / perSecond)

  return {
    outcomes,
    async stop(): Promise<number> {
      stopped = true
      clearInterval(timer)
      await Promise.all(underWay)
      return turn
    },
  }
}

/** For writes that do not read their answer, when there was none. */
const noAddress: Answer = { status: 0, headers: {}, body: '{"secure_url":"http://none/"}', ms: 0 }

/** Pages and calls that answers from memory, the database and the page thread are all among. */
export function readsOf({ products }: People) {
  const words = ['tea', 'basket', 'rum', 'coconut', 'lamp']
  const paths = [
    () => '/',
    () => `${apiBase}/product/hot-deals`,
    (turn: number) => `${apiBase}/product/detail/${products[turn % products.length]?.id}`,
    (turn: number) => `/product/${products[(turn * 3) % products.length]?.id}`,
    (turn: number) => `${apiBase}/product/public/search?q=${words[turn % words.length]}`,
    () => `${apiBase}/product/best-rated-products`,
  ]
  return (turn: number): Asked => ({ path: paths[turn % paths.length]?.(turn) ?? '/' })
}
