import type { FastifyInstance } from 'fastify'
import { apiDocumentRoutes } from './api-document/api-document.routes.ts'
import { mountAccount } from './features/account/wiring.ts'
import type { ContactSettings } from './features/public/contact/contact.service.ts'
import { sitemapQueries } from './features/public/sitemap/sitemap.queries.ts'
import { sitemapRoutes } from './features/public/sitemap/sitemap.routes.ts'
import { mountPublic } from './features/public/wiring.ts'
import { mountStoreOwner } from './features/store-owner/wiring.ts'
import { mountWebsiteOwner } from './features/website-owner/wiring.ts'
import { changedTags } from './lists/changed-tags.ts'
import { type BareAppOptions, bareApp } from './platform/http/bare-app.ts'
import { compressAnswers } from './platform/http/compressed-answers.ts'
import { nothingHere, sendError } from './platform/http/errors.ts'
import { createMount } from './platform/http/mount.ts'
import { isPageRequest } from './platform/http/plain-page.ts'
import { readyAnswers } from './platform/http/ready-answers.ts'
import { securityTxt } from './platform/http/security-txt.ts'
import { pictureDelivery } from './platform/images/delivery.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { pages } from './platform/pages/pages.ts'
import { staticFiles } from './platform/pages/static-files.ts'
import { createPlatform, type PlatformOptions } from './platform/platform.ts'
import { sharedServices } from './shared/wiring.ts'

export interface AppOptions extends BareAppOptions, Omit<PlatformOptions, 'tagsOf' | 'replyTo' | 'registry'> {
  /** The contact details of the website owner, and a form service that may take messages instead of us. */
  contact?: ContactSettings
  /** Without a renderer only the API and the pictures are served. */
  renderer?: (app: FastifyInstance) => Promise<PageRenderer>
  /** Compares each cached answer with the contract, in tests. */
  checksAnswers?: boolean
}

/** The map of the server: what every request passes, then the four audiences, then the pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { contact = {}, publicUrl, pictures } = options
  const { app, countReady, registry } = await bareApp(options)
  const platform = await createPlatform(app, {
    ...options,
    replyTo: contact.email,
    registry,
    tagsOf: changedTags(options.clock),
  })
  readyAnswers(app, platform.cache, countReady)
  const shared = sharedServices(platform)

  await app.register(async (calls) => {
    await compressAnswers(calls)
    const mount = createMount(calls, { ...platform, checksAnswers: options.checksAnswers ?? false })
    mountPublic(mount, platform, shared, contact)
    const { fees, ledger } = mountWebsiteOwner(mount, platform, shared, contact.email)
    const store = mountStoreOwner(mount, platform, shared, ledger)
    mountAccount(mount, platform, shared, { ...store, fees })
  })
  apiDocumentRoutes(app, publicUrl)
  pictureDelivery(app, pictures)
  securityTxt(app, { publicUrl, email: contact.email, clock: options.clock })
  sitemapRoutes(app, sitemapQueries(platform.tables), {
    publicUrl,
    cache: platform.cache,
    clock: platform.clock,
  })

  const renderer = await options.renderer?.(app)
  if (renderer && !renderer.isDevelopment) await staticFiles(app)
  const showPage = renderer && pages({ ...platform, renderer })
  app.setNotFoundHandler(async (request, reply) => {
    if (showPage && isPageRequest(request)) return showPage(request, reply)
    return sendError(nothingHere(), request, reply)
  })
  return app
}
