import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const stepMs = 30_000

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The secret in the forms that authenticator apps take: to type in, as a link, and as a QR code. */
export function totpInvitation(secret: string, email: string) {
  const otpauthUrl = totpOf(secret, email).toString()
  return { secret, otpauthUrl, qrSvg: renderSVG(otpauthUrl, { ecc: 'M', border: 2 }) }
}

/** The time step of a valid code: the current one, or a neighbour for clocks that are off. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  if (!looksLikeTotp(code)) return undefined
  const token = withoutSpaces(code)
  const shift = totpOf(secret, '').validate({ token, window: 1, timestamp: now.getTime() })
  return shift === null ? undefined : Math.floor(now.getTime() / stepMs) + shift
}

export const looksLikeTotp = (code: string): boolean => /^\d{6}$/.test(withoutSpaces(code))

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '')

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Zilbazar', label, secret: Secret.fromBase32(secret) })
