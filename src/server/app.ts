import { randomUUID } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { followChanges } from './cache/changes.ts'
import { responseCache } from './cache/response-cache.ts'
import { cardQueries } from './cards/list.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { catalogueService } from './features/catalogue/catalogue.service.ts'
import { categoryLists } from './features/catalogue/category-lists.ts'
import { categoriesQueries } from './features/categories/categories.queries.ts'
import { categoriesRoutes } from './features/categories/categories.routes.ts'
import { categoriesService } from './features/categories/categories.service.ts'
import { productsQueries } from './features/products/products.queries.ts'
import { productsRoutes } from './features/products/products.routes.ts'
import { productsService } from './features/products/products.service.ts'
import { searchQueries } from './features/search/search.queries.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchService } from './features/search/search.service.ts'
import { suggestions } from './features/search/suggestions.ts'
import { sitemapQueries } from './features/sitemap/sitemap.queries.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { storeList } from './features/stores/store-list.ts'
import { storesQueries } from './features/stores/stores.queries.ts'
import { storesRoutes } from './features/stores/stores.routes.ts'
import { storesService } from './features/stores/stores.service.ts'
import { errorHandling, notFound, sendError } from './http/errors.ts'
import { health } from './http/health.ts'
import { createMount } from './http/mount.ts'
import { observe } from './http/observe.ts'
import { openApi, openApiReader } from './http/openapi.ts'
import { orderlyClose } from './http/orderly-close.ts'
import { securityHeaders } from './http/security.ts'
import { pictureDelivery } from './images/delivery.ts'
import type { PictureStore } from './images/picture-store.ts'
import { type PageRenderer, pages } from './pages/pages.ts'
import { staticFiles } from './pages/static-files.ts'

export interface AppOptions {
  database: Database
  pictures: PictureStore
  clock: Clock
  publicUrl: string
  /** Without one only the API and the pictures are served. */
  renderer?: (app: FastifyInstance) => Promise<PageRenderer>
  log?: { level: string; stream?: NodeJS.WritableStream } | false
  trustProxy?: boolean
  metricsToken?: string | undefined
}

/** The whole server, top to bottom: what every request passes, then each feature, then the pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, pictures, clock, publicUrl } = options
  const app = fastify({
    logger: options.log ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await securityHeaders(app, { isHttps: publicUrl.startsWith('https:') })
  await app.register(underPressure, {
    maxEventLoopDelay: 500,
    message: 'Many people are here right now. Please try again in a moment.',
    retryAfter: 5,
  })
  orderlyClose(app)
  errorHandling(app)
  observe(app, options.metricsToken)
  health(app, database.sql)
  await openApi(app, publicUrl)

  const cache = responseCache(clock)
  await followChanges(database.sql, cache)

  await app.register(async (calls) => {
    const mount = createMount(calls, cache)
    const { tables } = database
    const cards = cardQueries(tables)
    catalogueRoutes(mount, catalogueService(cards, clock), categoryLists(tables, cards, clock))
    categoriesRoutes(mount, categoriesService(categoriesQueries(tables)))
    productsRoutes(mount, productsService(productsQueries(tables), clock))
    storesRoutes(mount, storesService(storesQueries(tables), cards, clock), storeList(tables, cards))
    searchRoutes(mount, searchService(searchQueries(tables), clock), suggestions(tables))
    mount.rest(api)
  })
  await openApiReader(app)
  pictureDelivery(app, pictures)
  sitemapRoutes(app, sitemapQueries(database.tables), { publicUrl, cache })

  const renderer = await options.renderer?.(app)
  if (renderer && !renderer.isDevelopment) await staticFiles(app)
  const showPage = renderer && pages({ app, cache, clock, renderer, publicUrl })
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) && !isUnder(request.url, [apiBase, '/media', '/assets'])
    if (showPage && wantsPage) return showPage(request, reply)
    return sendError(notFound('There is nothing at this address.'), request, reply)
  })
  return app
}

const isUnder = (url: string, bases: string[]) =>
  bases.some((base) => new RegExp(`^${base}(?:[/?]|$)`).test(url))
