import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['Marie-Ange L’Étang', 'Hello Marie-Ange L’Étang,'],
  ['  J.P.\n Dupont ', 'Hello J.P. Dupont,'],
  ['Dr. Ramgoolam', 'Hello Dr. Ramgoolam,'],
  ['阿美', 'Hello 阿美,'],
])('%o is greeted by name', (name, words) => {
  expect(greeting(name, 'en')).toBe(words)
  expect(greeting(name, 'fr')).toBe(words.replace('Hello', 'Bonjour'))
})

test.each(['', 'win at evil.com', 'https://evil', 'www evil', 'me@evil', 'évil.mu free'])(
  '%o is greeted without it, for mail programs would make a link of it',
  (name) => {
    expect(greeting(name, 'en')).toBe('Hello,')
    expect(greeting(name, 'fr')).toBe('Bonjour,')
  },
)
