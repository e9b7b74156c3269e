import { expect, test } from 'vitest'
import { say } from './vetting.sentences.ts'

test('the refusal of a past day names the day', () => {
  expect(say.isPast({ date: '14/11/2026' })).toEqual({
    en: '14/11/2026 is past already.',
    fr: 'Le 14/11/2026 est déjà passé.',
  })
})
