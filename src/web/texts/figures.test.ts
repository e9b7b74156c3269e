import { expect, test } from 'vitest'
import { averageFigure, figure, monthName } from './fr/shared/figures.ts'

test('numbers are written the French way', () => {
  expect(figure(1250)).toBe('1\u00a0250')
  expect(figure(12.5)).toBe('12,5')
  expect(averageFigure(4)).toBe('4,0')
})

test('months have their French names', () => {
  expect(monthName('2026-11')).toBe('novembre 2026')
})
