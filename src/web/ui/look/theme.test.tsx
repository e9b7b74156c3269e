import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { themeScript } from './theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const applied = () => document.documentElement.dataset.theme
const runThemeScript = () => new Function(themeScript)()

const barTags = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content)

beforeEach(() => {
  localStorage.clear()
  for (const tag of document.head.querySelectorAll('meta[name=theme-color]')) tag.remove()
  delete document.documentElement.dataset.theme
})

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

test.each([
  ['dark', ['#15252a', 'the system’s']],
  ['light', ['#ffffff', 'the system’s']],
  [null, ['the system’s']],
])('with the remembered theme %s the browser’s bars take the first of %j', (remembered, expected) => {
  document.head.innerHTML +=
    '<meta name="theme-color" content="the system’s" media="(prefers-color-scheme: light)">'
  if (remembered) localStorage.setItem('zilbazar-theme', remembered)
  runThemeScript()
  expect(barTags()).toEqual(expected)
})

test('the browser’s bars follow the theme that is chosen, and the system again', async () => {
  render(<ThemeSwitch />)
  for (const [theme, expected] of [
    ['Dark', ['#15252a']],
    ['Light', ['#ffffff']],
    ['System', []],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: theme }))
    expect(barTags()).toEqual(expected)
  }
})
