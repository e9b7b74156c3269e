import type { Access } from '#contract/endpoint.ts'

/** With https the browser binds a cookie to our host, which its name says. */
export function securitySchemes(isHttps: boolean) {
  const cookie = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name: `${isHttps ? '__Host-' : ''}${name}`,
    description,
  })
  return {
    personSession: cookie('zb_user', 'The session of a person, from POST /api/auth/login.'),
    storeSession: cookie('zb_admin', 'The session of a store, from POST /api/auth/admin/login.'),
    ownerSession: cookie('zb_owner', 'The session of the website owner, from POST /api/owner/login.'),
    storeToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'The access token that POST /api/admin/refresh-token answers with, for a store.',
    },
  }
}

type Requirement = Partial<Record<keyof ReturnType<typeof securitySchemes>, []>>

const person: Requirement = { personSession: [] }
const store: Requirement[] = [{ storeSession: [] }, { storeToken: [] }]
const owner: Requirement = { ownerSession: [] }

/** Any of the requirements is enough; none are needed for a public call. */
export const whoMayCall: Record<Access, { security: Requirement[]; text: string }> = {
  public: { security: [], text: 'Anyone may call it.' },
  user: { security: [person], text: 'For a person who is logged in.' },
  admin: { security: store, text: 'For a store that is logged in.' },
  account: { security: [person, ...store], text: 'For a person or a store that is logged in.' },
  owner: { security: [owner], text: 'For the website owner, with a second factor.' },
  enrolling: { security: [owner], text: 'For the website owner, also before the second factor is set up.' },
}
