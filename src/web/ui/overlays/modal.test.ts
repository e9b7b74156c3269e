import { afterEach, expect, test } from 'vitest'
import { keepTabInside, lockPage } from './modal.ts'

afterEach(() => document.body.replaceChildren())

function page() {
  document.body.innerHTML = `<main><a href="/">Out</a></main><p aria-hidden="true">Picture</p>
    <div><div aria-live="polite"></div></div><section><button>One</button><a href="/two">Two</a></section>`
  return document.querySelector('section') as HTMLElement
}

const hidden = () => [...document.body.children].map((element) => element.getAttribute('aria-hidden'))

test('the page is locked and hidden beside what is open, except for announcements, and is as before afterwards', () => {
  const unlock = lockPage(page())
  expect(document.body.style.overflow).toBe('hidden')
  expect(hidden()).toEqual(['true', 'true', null, null])
  unlock()
  expect(document.body.style.overflow).toBe('')
  expect(hidden()).toEqual([null, 'true', null, null])
})

test.each([
  ['Two', false, 'One'],
  ['One', true, 'Two'],
  ['Out', false, 'One'],
])('from %s, Tab (backwards: %s) goes to %s', (from, shiftKey, to) => {
  const element = page()
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name)
  named(from)?.focus()
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true })
  keepTabInside(element, event)
  expect(document.activeElement).toBe(named(to))
  expect(event.defaultPrevented).toBe(true)
})

test('between two stops Tab is left to the browser', () => {
  const element = page()
  element.querySelector('button')?.focus()
  const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true })
  keepTabInside(element, event)
  expect(event.defaultPrevented).toBe(false)
})
