import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../limits/address.ts'
import type { Person } from './callers.ts'
import { deviceName } from './device.ts'

/** Where a call comes from: what its tries are counted by, and what a person knows a session by. */
export interface WhereFrom {
  address: string
  device: string
}

/** A signed-in person whose tries are counted, by themselves and by where they come from. */
export interface PersonFrom {
  userId: string
  address: string
}

export const addressFrom = (request: FastifyRequest): string => callerAddress(request.ip)

export const whereFrom = (request: FastifyRequest): WhereFrom => ({
  address: addressFrom(request),
  device: deviceName(request.headers['user-agent']),
})

export const personFrom = ({ userId }: Person, request: FastifyRequest): PersonFrom => ({
  userId,
  address: addressFrom(request),
})
