import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { apiDocumentRoutes } from './api-document/api-document.routes.ts'
import { mountAccount } from './features/account/wiring.ts'
import type { ContactSettings } from './features/public/contact/contact.service.ts'
import { feedsQueries } from './features/public/feeds/feeds.queries.ts'
import { feedsRoutes } from './features/public/feeds/feeds.routes.ts'
import { mapTilesRoutes } from './features/public/map-tiles/map-tiles.routes.ts'
import { shareCache } from './features/public/share-pictures/share-cache.ts'
import { sharePicturesQueries } from './features/public/share-pictures/share-pictures.queries.ts'
import { sharePicturesRoutes } from './features/public/share-pictures/share-pictures.routes.ts'
import { sharePicturesService } from './features/public/share-pictures/share-pictures.service.ts'
import { shortAddressRoutes } from './features/public/short-addresses/short-addresses.routes.ts'
import { sitemapQueries } from './features/public/sitemap/sitemap.queries.ts'
import { sitemapRoutes } from './features/public/sitemap/sitemap.routes.ts'
import { mountPublic } from './features/public/wiring.ts'
import { mountStoreOwner } from './features/store-owner/wiring.ts'
import { mountWebsiteOwner } from './features/website-owner/wiring.ts'
import { changedTags } from './lists/changed-tags.ts'
import { type BareAppOptions, bareApp } from './platform/http/bare-app.ts'
import { answerBeforeParsing } from './platform/http/before-parsing.ts'
import { cachedCalls } from './platform/http/cached-calls.ts'
import { compressAnswers } from './platform/http/compressed-answers.ts'
import { directAnswers } from './platform/http/direct-answers.ts'
import { nothingHere, sendError } from './platform/http/errors.ts'
import { createMount } from './platform/http/mount.ts'
import { isPageRequest } from './platform/http/plain-page.ts'
import { readyAnswers } from './platform/http/ready-answers.ts'
import { securityTxt } from './platform/http/security-txt.ts'
import { pictureDelivery } from './platform/images/delivery.ts'
import { ownCalls } from './platform/pages/own-calls.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { pages } from './platform/pages/pages.ts'
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
  const { contact = {}, publicUrl, dataDir, trustProxy = false } = options
  const drawn = dataDir ? shareCache(path.join(dataDir, 'share-pictures')) : undefined
  const pictures = drawn?.along(options.pictures) ?? options.pictures
  const { app, observed, registry, gate } = await bareApp(options)
  const platform = await createPlatform(app, {
    ...options,
    pictures,
    replyTo: contact.email,
    registry,
    tagsOf: changedTags(options.clock),
  })
  const ready = readyAnswers(app, platform.cache, observed.countReady, platform.written)
  const checksAnswers = options.checksAnswers ?? false
  const calls = cachedCalls({ ...platform, checksAnswers })
  const direct = directAnswers(app, { ...platform, cachedCalls: calls, gate, observed, ready, trustProxy })
  answerBeforeParsing(
    app.server,
    (request, socket) => ready.answer(request, socket) || direct(request, socket),
  )
  const shared = sharedServices(platform)

  await app.register(async (scope) => {
    await compressAnswers(scope)
    const mount = createMount(scope, { ...platform, cachedCalls: calls, checksAnswers })
    const { countWish, namesWanted } = mountPublic(mount, platform, shared, contact)
    const { fees, ledger } = mountWebsiteOwner(mount, platform, shared, contact.email)
    const store = mountStoreOwner(mount, platform, shared, ledger)
    mountAccount(mount, platform, shared, {
      ownStoreDeps: { ...store, fees },
      countWish,
      namesWanted,
    })
  })
  apiDocumentRoutes(app, publicUrl)
  pictureDelivery(app, pictures)
  sharePicturesRoutes(
    app,
    sharePicturesService({
      ...platform,
      queries: sharePicturesQueries(platform.tables),
      pictures,
      cache: drawn,
    }),
  )
  mapTilesRoutes(app, platform.streets)
  securityTxt(app, { publicUrl, email: contact.email, clock: options.clock })
  sitemapRoutes(app, sitemapQueries(platform.tables), {
    publicUrl,
    cache: platform.cache,
    publicRead: platform.publicRead,
    clock: platform.clock,
  })
  feedsRoutes(app, feedsQueries(platform.tables), platform)
  shortAddressRoutes(app)

  const renderer = await options.renderer?.(app)
  const ownCall = ownCalls({ ...platform, cachedCalls: calls })
  const showPage = renderer && pages({ ...platform, renderer, ownCall })
  app.setNotFoundHandler(async (request, reply) => {
    if (showPage && isPageRequest(request)) return showPage(request, reply)
    return sendError(nothingHere(), request, reply)
  })
  return app
}
