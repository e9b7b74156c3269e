// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { themeScript } from './theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const applied = () => document.documentElement.dataset.theme
const runThemeScript = () => new Function(themeScript)()

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})
afterEach(cleanup)

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['nonsense', undefined],
  [null, undefined],
])('a remembered theme %s is applied before the first paint as %s', (remembered, expected) => {
  if (remembered) localStorage.setItem('zilbazar-theme', remembered)
  runThemeScript()
  expect(applied()).toBe(expected)
})

test('a chosen theme is applied at once and remembered', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(applied()).toBe('dark')
  expect(localStorage.getItem('zilbazar-theme')).toBe('dark')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
})

test('choosing the system theme removes the stored choice', async () => {
  localStorage.setItem('zilbazar-theme', 'light')
  runThemeScript()
  render(<ThemeSwitch />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(applied()).toBeUndefined()
  expect(localStorage.getItem('zilbazar-theme')).toBeNull()
})
