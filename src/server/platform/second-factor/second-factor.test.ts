import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { newTotpSecret, totpInvitation, totpStep } from './totp.ts'

const now = new Date('2026-11-14T08:00:10Z')
const stepNow = Math.floor(now.getTime() / 30_000)
const secret = newTotpSecret()
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 })

test.each([
  [0, stepNow],
  [-30, stepNow - 1],
  [30, stepNow + 1],
  [-90, undefined],
  [90, undefined],
])('a code of a clock that is %i seconds off is of half minute %s', (seconds, step) => {
  expect(totpStep(secret, codeAt(seconds), now)).toBe(step)
})

test('a code may be typed with a space in the middle, and nothing else is one', () => {
  const code = codeAt(0)
  expect(totpStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(stepNow)
  for (const wrong of ['', '12345', '1234567', 'abcdef', code.slice(1)])
    expect(totpStep(secret, wrong, now)).toBeUndefined()
})

test('codes equal those of the standard', () => {
  const standard = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
  expect(totpStep(standard, '287082', new Date(59_000))).toBe(1)
  expect(totpStep(standard, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
})

test('the QR code contains an address that names us and the account', () => {
  const { otpauthUrl, qrSvg } = totpInvitation(secret, 'owner@example.test')
  const url = new URL(otpauthUrl)
  expect(url.searchParams.get('secret')).toBe(secret)
  expect(url.searchParams.get('issuer')).toBe('Zilbazar')
  expect(decodeURIComponent(url.pathname)).toContain('Zilbazar:owner@example.test')
  expect(qrSvg).toMatch(/^<svg [^>]*viewBox=/)
  expect(qrSvg).not.toMatch(/<script|href=/)
})

test('an encrypted text is decrypted with the same secret, for the same account, unchanged, and not otherwise', () => {
  const { encrypt, decrypt } = createEncryption('a secret of the tests that is long enough')
  const encrypted = encrypt(secret, 'one')
  expect(decrypt(encrypted, 'one')).toBe(secret)
  expect(encrypted).not.toBe(encrypt(secret, 'one'))
  expect(decrypt(encrypted, 'another')).toBeUndefined()
  expect(
    createEncryption('another secret of the tests, long enough').decrypt(encrypted, 'one'),
  ).toBeUndefined()
  expect(decrypt(`${encrypted[0] === 'A' ? 'B' : 'A'}${encrypted.slice(1)}`, 'one')).toBeUndefined()
  expect(decrypt('', 'one')).toBeUndefined()
})

test('recovery codes are ten, all different, and recognised however they are written', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([2-9a-hj-km-np-z]{4}-){3}[2-9a-hj-km-np-z]{4}$/)
  const [code = ''] = codes
  expect(recoveryCodeHash(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(recoveryCodeHash(code))
  expect(new Set(codes.map(recoveryCodeHash)).size).toBe(10)
})
