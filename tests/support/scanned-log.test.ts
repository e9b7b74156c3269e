import { expect, test } from 'vitest'
import { personalPart } from './scanned-log.ts'

test.each([
  ['{"msg":"mail to anjali@example.test was refused"}', 'an email address'],
  ['{"msg":"called +230 5712 3456"}', 'a phone number'],
  ['{"to":"57123456"}', 'a phone number'],
  ['{"remoteAddress":"::1"}', 'a network address'],
  ['{"msg":"from 196.20.1.4"}', 'a network address'],
  ['{"cookie":"zb_user_refresh=abc"}', 'a token'],
  ['{"msg":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIi"}', 'a token'],
])('%s tells too much', (line, what) => {
  expect(personalPart(line)).toBe(what)
})

test.each([
  '{"level":30,"time":1794865563845,"pid":57123,"requestId":"57123456-0f77-4696-8010-f732571fca36","ms":5.1}',
  '{"path":"/api/product/:productId","status":200,"msg":"answered"}',
  '{"msg":"Server listening at http://127.0.0.1:3000"}',
])('%s tells nothing', (line) => {
  expect(personalPart(line)).toBeUndefined()
})
