import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessSeconds } from './access-tokens.ts'
import { rememberedDays } from './known-devices.ts'
import type { SessionKind } from './session-kind.ts'

export const refreshSeconds = 30 * 24 * 3600
const rememberedSeconds = rememberedDays * 24 * 3600

export interface Tokens {
  access: string
  /** Missing when a simultaneous request has just received it. */
  refresh?: string
  /** The accounts that this device has logged in to, when they have changed. */
  devices?: string
}

export interface SessionCookies {
  access(request: FastifyRequest, kind: SessionKind): string | undefined
  refresh(request: FastifyRequest, kind: SessionKind): string | undefined
  devices(request: FastifyRequest, kind: SessionKind): string | undefined
  give(reply: FastifyReply, kind: SessionKind, tokens: Tokens): void
  /** Remembers the accounts that the device has logged in to; the cookie survives a logout. */
  remember(reply: FastifyReply, kind: SessionKind, devices: string): void
  clear(reply: FastifyReply, kind: SessionKind): void
}

/**
 * Scripts cannot read them and other sites cannot send them with a POST; with https the browser binds them to our
 * host.
 */
export function sessionCookies({ isHttps }: { isHttps: boolean }): SessionCookies {
  const prefix = isHttps ? '__Host-' : ''
  const names = (kind: SessionKind) => ({
    access: `${prefix}zb_${kind}`,
    refresh: `${prefix}zb_${kind}_refresh`,
    devices: `${prefix}zb_${kind}_devices`,
  })
  const attributes = (kind: SessionKind) =>
    ({
      path: '/',
      httpOnly: true,
      // No link from elsewhere leads to the console.
      sameSite: kind === 'owner' ? 'strict' : 'lax',
      secure: isHttps,
    }) as const

  const remember: SessionCookies['remember'] = (reply, kind, devices) =>
    void reply.setCookie(names(kind).devices, devices, { ...attributes(kind), maxAge: rememberedSeconds })

  return {
    access: (request, kind) => request.cookies[names(kind).access],
    refresh: (request, kind) => request.cookies[names(kind).refresh],
    devices: (request, kind) => request.cookies[names(kind).devices],
    remember,
    give(reply, kind, { access, refresh, devices }) {
      reply.setCookie(names(kind).access, access, { ...attributes(kind), maxAge: accessSeconds })
      if (refresh)
        reply.setCookie(names(kind).refresh, refresh, { ...attributes(kind), maxAge: refreshSeconds })
      if (devices) remember(reply, kind, devices)
    },
    clear(reply, kind) {
      reply.clearCookie(names(kind).access, attributes(kind))
      reply.clearCookie(names(kind).refresh, attributes(kind))
    },
  }
}
