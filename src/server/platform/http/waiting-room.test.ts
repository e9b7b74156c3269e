import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingRoom } from './waiting-room.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = new Error('Many people are here.')
const room = (atOnce: number) =>
  waitingRoom({ atOnce, mostWaiting: atOnce, patientMs: 1000, tooBusy: () => busy })

/** What became of a request so far. */
function asked(enter: Promise<() => void>) {
  const request = { state: 'waiting', leave: () => {} }
  enter.then(
    (leave) => Object.assign(request, { state: 'inside', leave }),
    () => Object.assign(request, { state: 'refused' }),
  )
  return request
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('those who find no place wait in order of arrival', async () => {
  const { enter, waiting, underWay } = room(1)
  const [first, second, third] = [asked(enter()), asked(enter()), asked(enter())]
  await pass(0)
  expect([first.state, second.state, third.state, waiting()]).toEqual(['inside', 'waiting', 'waiting', 2])
  first.leave()
  first.leave()
  await pass(0)
  expect([second.state, third.state, underWay()]).toEqual(['inside', 'waiting', 1])
  second.leave()
  await pass(0)
  third.leave()
  expect([third.state, waiting(), underWay()]).toEqual(['inside', 0, 0])
})

test('a short crowd waits, and everybody is let in', async () => {
  const { enter } = room(1)
  const crowd = Array.from({ length: 9 }, () => asked(enter()))
  await pass(0)
  for (const each of crowd) {
    expect(each.state).toBe('inside')
    await pass(100)
    each.leave()
    await pass(0)
  }
})

test('a request that finds no place in time is refused', async () => {
  const { enter, waiting } = room(1)
  const first = asked(enter())
  const late = asked(enter())
  await pass(500)
  const next = asked(enter())
  await pass(540)
  expect([late.state, next.state, waiting()]).toEqual(['refused', 'waiting', 1])
  first.leave()
  await pass(0)
  expect([next.state, waiting()]).toEqual(['inside', 0])
})

test('after a pause of the process, in which everybody became late, it is still crowded', async () => {
  const { enter, waiting, isCrowded } = room(1)
  asked(enter())
  for (let arrived = 0; arrived < 40; arrived += 1) {
    asked(enter())
    await pass(30)
  }
  expect(isCrowded()).toBe(true)
  // Nobody arrives while the process stands still; then all of them are refused at once.
  await pass(1100)
  expect([waiting(), isCrowded()]).toEqual([0, false])
  asked(enter())
  expect(isCrowded()).toBe(true)
})

test('a few callers may wait as long as a crowd lasts', async () => {
  const { enter, isCrowded } = room(2)
  const inside = [asked(enter()), asked(enter())]
  const waiting = [asked(enter())]
  for (let left = 0; left < 100; left += 1) {
    expect(isCrowded()).toBe(false)
    waiting.push(asked(enter()))
    await pass(50)
    inside.shift()?.leave()
    const next = waiting.shift()
    if (next) inside.push(next)
    await pass(0)
  }
  expect(inside.every(({ state }) => state === 'inside')).toBe(true)
})

test('it is crowded when a crowd lasts and more wait than may', async () => {
  const { enter, isCrowded } = room(2)
  const crowd = Array.from({ length: 4 }, () => asked(enter()))
  await pass(900)
  expect(isCrowded()).toBe(false)
  asked(enter())
  await pass(101)
  asked(enter())
  expect(isCrowded()).toBe(true)
  for (const each of crowd) {
    each.leave()
    await pass(0)
  }
  expect(isCrowded()).toBe(false)
})

test('it is crowded when so many wait that one more would wait too long', async () => {
  const { enter, isCrowded } = room(1)
  let inside = asked(enter())
  const waiting = Array.from({ length: 120 }, () => asked(enter()))
  expect(isCrowded()).toBe(false)
  // A place becomes free every 10 ms, so that 50 begin within half of the patient time.
  const leaveOneByOne = async (times: number) => {
    for (let left = 0; left < times; left += 1) {
      await pass(10)
      inside.leave()
      inside = waiting.shift() ?? inside
    }
  }
  await leaveOneByOne(60)
  expect([waiting.length, isCrowded()]).toEqual([60, true])
  await leaveOneByOne(20)
  expect([waiting.length, isCrowded()]).toEqual([40, false])
})
