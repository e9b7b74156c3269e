import { expect, test } from 'vitest'
import { nameRoom } from './place-names.ts'
import { straightStretch, stretchInside } from './straight-stretch.ts'

test('a name is along the longest straight part of a street', () => {
  const stretch = straightStretch([
    { x: 0, y: 0 },
    { x: 0, y: 30 },
    { x: 50, y: 32 },
    { x: 110, y: 30 },
    { x: 110, y: 0 },
  ])
  expect(stretch).toMatchObject({ x: 55, y: 30, length: 110, angle: 0 })
})

test.each([
  [{ x: -10, y: 0 }, 0],
  [{ x: 0, y: 10 }, Math.PI / 2],
  [{ x: -10, y: 10 }, -Math.PI / 4],
  [{ x: -10, y: -10 }, Math.PI / 4],
])('a name is never upside down: towards %j', (to, angle) => {
  expect(straightStretch([{ x: 0, y: 0 }, to])?.angle).toBeCloseTo(angle, 6)
})

test('a street that bends on and on has its name where it is straight', () => {
  const bend = Array.from({ length: 60 }, (_, at) => ({
    x: 400 * Math.cos(at / 20),
    y: 400 * Math.sin(at / 20),
  }))
  const stretch = straightStretch([...bend, { x: -390, y: 700 }])
  expect(stretch?.length).toBeGreaterThan(500)
  expect(stretch?.length).toBeLessThan(800)
})

test('a name is written in the part of a street that is shown', () => {
  const frame = { width: 400, height: 300 }
  const shown = stretchInside({ x: 900, y: 100, length: 1600, angle: 0 }, frame)
  expect(shown).toEqual({ x: 250, y: 100, length: 300, angle: 0 })
  expect(stretchInside({ x: 900, y: 100, length: 200, angle: 0 }, frame)).toBeUndefined()
  expect(stretchInside({ x: 200, y: -5, length: 200, angle: 0 }, frame)).toBeUndefined()
  const down = stretchInside({ x: 200, y: 0, length: 5000, angle: Math.PI / 2 }, frame)
  expect(down).toMatchObject({ y: 150, length: 300 })
})

test('a line without length has no room for a name', () => {
  expect(straightStretch([])).toBeUndefined()
  expect(straightStretch([{ x: 3, y: 3 }])).toBeUndefined()
  expect(
    straightStretch([
      { x: 3, y: 3 },
      { x: 3, y: 3 },
    ]),
  ).toBeUndefined()
})

test('names do not cover each other, and a street is not named twice close by', () => {
  const room = nameRoom(12)
  expect(room.take('Royal Road', { x: 100, y: 100 }, 60, 0)).toBe(true)
  expect(room.take('Rue du Jardin', { x: 120, y: 104 }, 60, 0)).toBe(false)
  expect(room.take('Rue du Jardin', { x: 100, y: 160 }, 60, Math.PI / 4)).toBe(true)
  expect(room.take('Royal Road', { x: 100, y: 300 }, 60, 0)).toBe(false)
  expect(room.take('Royal Road', { x: 100, y: 400 }, 60, 0)).toBe(true)
})
