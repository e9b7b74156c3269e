import type { FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { callerAddress } from '../limits/address.ts'
import type { Person } from './callers.ts'
import { deviceName } from './device.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionKind } from './session-kind.ts'

/** The address by which tries are counted, the device's name, and the language. */
export interface WhereFrom {
  address: string
  device: string
  language: Language
}

/** A device that logs in, with the accounts it has logged in to before; see known-devices.ts. */
export interface DeviceFrom extends WhereFrom {
  devices: string | undefined
}

/** A signed-in person whose tries are counted, by account and by address. */
export interface PersonFrom {
  userId: string
  address: string
}

export const addressFrom = (request: FastifyRequest): string => callerAddress(request.ip)

export const whereFrom = (request: FastifyRequest): WhereFrom => ({
  address: addressFrom(request),
  device: deviceName(request.headers['user-agent']),
  language: askedLanguage(request),
})

export const deviceFrom = (
  request: FastifyRequest,
  cookies: Pick<SessionCookies, 'devices'>,
  kind: SessionKind,
): DeviceFrom => ({ ...whereFrom(request), devices: cookies.devices(request, kind) })

export const personFrom = ({ userId }: Person, request: FastifyRequest): PersonFrom => ({
  userId,
  address: addressFrom(request),
})
