import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { createChange, followChanges } from './cache/changes.ts'
import { responseCache } from './cache/response-cache.ts'
import { cardQueries } from './cards/list.ts'
import { reviewQueries } from './cards/reviews.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { accountServices } from './features/account/account.services.ts'
import { sweepAccounts } from './features/account/sweep.ts'
import { bestRatedQueries } from './features/catalogue/best-rated.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { catalogueService } from './features/catalogue/catalogue.service.ts'
import { categoryLists } from './features/catalogue/category-lists.ts'
import { categoriesQueries } from './features/categories/categories.queries.ts'
import { categoriesRoutes } from './features/categories/categories.routes.ts'
import { categoriesService } from './features/categories/categories.service.ts'
import { categoryAdminQueries } from './features/category-admin/category-admin.queries.ts'
import { categoryAdminRoutes } from './features/category-admin/category-admin.routes.ts'
import { categoryAdmin } from './features/category-admin/category-admin.service.ts'
import { contactQueries } from './features/contact/contact.queries.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { type ContactSettings, contactService } from './features/contact/contact.service.ts'
import { formService } from './features/contact/form-service.ts'
import { feesEveryDay } from './features/fees/daily.job.ts'
import { feeAccounts } from './features/fees/fee-accounts.ts'
import { feesRoutes } from './features/fees/fees.routes.ts'
import { feesServices } from './features/fees/fees.services.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { moderationServices } from './features/moderation/moderation.services.ts'
import { ownerAuditQueries } from './features/owner-audit/owner-audit.queries.ts'
import { ownerAuditRoutes } from './features/owner-audit/owner-audit.routes.ts'
import { ownerAuditService } from './features/owner-audit/owner-audit.service.ts'
import { ownerMailsRoutes } from './features/owner-mails/owner-mails.routes.ts'
import { ownerMailsService } from './features/owner-mails/owner-mails.service.ts'
import { ownerMessageQueries } from './features/owner-messages/owner-messages.queries.ts'
import { ownerMessagesRoutes } from './features/owner-messages/owner-messages.routes.ts'
import { ownerMessagesService } from './features/owner-messages/owner-messages.service.ts'
import { ownerSessionRoutes } from './features/owner-session/owner-session.routes.ts'
import { ownerSessionServices } from './features/owner-session/owner-session.services.ts'
import { ownerTodayQueries } from './features/owner-today/owner-today.queries.ts'
import { ownerTodayRoutes } from './features/owner-today/owner-today.routes.ts'
import { ownerTodayService } from './features/owner-today/owner-today.service.ts'
import { discardPictures } from './features/pictures/discard.ts'
import { picturesQueries } from './features/pictures/pictures.queries.ts'
import { picturesRoutes } from './features/pictures/pictures.routes.ts'
import { picturesService } from './features/pictures/pictures.service.ts'
import { sweepPictures } from './features/pictures/sweep.ts'
import { productsQueries } from './features/products/products.queries.ts'
import { productsRoutes } from './features/products/products.routes.ts'
import { productsService } from './features/products/products.service.ts'
import { promotionQueries } from './features/promotion/promotion.queries.ts'
import { promotionRoutes } from './features/promotion/promotion.routes.ts'
import { promotionService } from './features/promotion/promotion.service.ts'
import { ratingsRoutes } from './features/ratings/ratings.routes.ts'
import { ratingServices } from './features/ratings/ratings.services.ts'
import { reportQueries } from './features/reports/reports.queries.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { reportsService } from './features/reports/reports.service.ts'
import { closeSpellings } from './features/search/close-spellings.ts'
import { searchQueries } from './features/search/search.queries.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchService } from './features/search/search.service.ts'
import { suggestions } from './features/search/suggestions.ts'
import { sitemapQueries } from './features/sitemap/sitemap.queries.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { storeOwnerRoutes } from './features/store-owner/store-owner.routes.ts'
import { storeOwnerServices } from './features/store-owner/store-owner.services.ts'
import { storeList } from './features/stores/store-list.ts'
import { storesQueries } from './features/stores/stores.queries.ts'
import { storesRoutes } from './features/stores/stores.routes.ts'
import { storesService } from './features/stores/stores.service.ts'
import { tapQueries } from './features/taps/taps.queries.ts'
import { tapsRoutes } from './features/taps/taps.routes.ts'
import { tapsService } from './features/taps/taps.service.ts'
import { vettingRoutes } from './features/vetting/vetting.routes.ts'
import { vettingServices } from './features/vetting/vetting.services.ts'
import { wishlistQueries } from './features/wishlist/wishlist.queries.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import { wishlistService } from './features/wishlist/wishlist.service.ts'
import { errorHandling, notFound, sendError } from './http/errors.ts'
import { health } from './http/health.ts'
import { answerInLanguage } from './http/in-language.ts'
import { compressLongAnswers } from './http/long-answers.ts'
import { createMount } from './http/mount.ts'
import { observe } from './http/observe.ts'
import { openApi, openApiReader } from './http/openapi.ts'
import { orderlyClose } from './http/orderly-close.ts'
import { overloadGuard } from './http/overload-guard.ts'
import { ownOriginOnly } from './http/own-origin.ts'
import { securityHeaders } from './http/security.ts'
import { type TrustedProxies, trustProxyOption } from './http/trusted-proxies.ts'
import { pictureDelivery } from './images/delivery.ts'
import type { PictureHost } from './images/hosted-pictures.ts'
import { pictureChoice } from './images/picture-choice.ts'
import type { PictureStore } from './images/picture-store.ts'
import { doneJobs } from './jobs/done-jobs.ts'
import { jobQueue } from './jobs/job-queue.ts'
import { undoneJobs } from './jobs/undone-jobs.ts'
import { createLimits } from './limits/limits.ts'
import { logSettings } from './logging/log-settings.ts'
import { linkTokens as createLinkTokens } from './mail/link-tokens.ts'
import { postOffice } from './mail/post-office.ts'
import type { Transport } from './mail/transport.ts'
import { type PageRenderer, pages } from './pages/pages.ts'
import { staticFiles } from './pages/static-files.ts'
import { createPasswords } from './passwords/passwords.ts'
import { sealing } from './second-factor/sealing.ts'
import { accessTokens } from './sessions/access-tokens.ts'
import { callers } from './sessions/callers.ts'
import { knownDevices } from './sessions/known-devices.ts'
import { sessionCookies } from './sessions/session-cookies.ts'
import { sessionQueries } from './sessions/sessions.queries.ts'
import { createSessions } from './sessions/sessions.ts'

export interface AppOptions {
  database: Database
  /** The same database, for the job queue's own connections. */
  databaseUrl: string
  pictures: PictureStore
  /** Where browsers upload pictures, when not to us. */
  pictureHost?: PictureHost | undefined
  clock: Clock
  publicUrl: string
  /** Signs sessions; the same for every process. */
  sessionSecret: string
  mail: { transport: Transport; from: string }
  /** How the website owner is reached, and a form service that takes messages instead of us. */
  contact?: ContactSettings
  redisUrl?: string | undefined
  /** Without one only the API and the pictures are served. */
  renderer?: (app: FastifyInstance) => Promise<PageRenderer>
  log?: { level: string; stream?: NodeJS.WritableStream } | false
  trustProxy?: TrustedProxies
  metricsToken?: string | undefined
  /** What happens by itself once an hour or a day: on, unless a test wants to say when. */
  scheduledJobs?: boolean
  /** Told of every sentence that has no French; the log is, unless somebody else wants to be. */
  onUntranslated?: (sentence: string) => void
}

/** The whole server, top to bottom: what every request passes, then each feature, then the pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, pictures, pictureHost, clock, publicUrl, sessionSecret, mail } = options
  const isHttps = publicUrl.startsWith('https:')
  const app = fastify({
    logger: options.log ? { ...options.log, ...logSettings } : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxyOption(options.trustProxy ?? false),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await securityHeaders(app, { isHttps })
  overloadGuard(app)
  orderlyClose(app)
  errorHandling(app)
  answerInLanguage(app, options.onUntranslated)
  observe(app, options.metricsToken)
  health(app, database)
  await openApi(app, publicUrl)
  await app.register(cookie)
  ownOriginOnly(app, publicUrl)

  const cache = responseCache(clock)
  await followChanges(database.sql, cache)

  const { tables } = database
  const limits = createLimits(tables, options.redisUrl)
  app.addHook('onClose', () => limits.close())
  const change = createChange(tables, cache)
  const linkTokens = createLinkTokens(sessionSecret)
  const jobs = jobQueue({
    url: options.databaseUrl,
    log: app.log,
    isScheduling: options.scheduledJobs ?? true,
  })
  const post = postOffice({ ...mail, jobs, publicUrl, linkTokens, log: app.log })
  sweepAccounts(jobs, tables, clock)
  const pictureRows = picturesQueries(tables)
  sweepPictures(jobs, pictureRows, pictures, clock)
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.close().finally(() => mail.transport.close()))
  const cookies = sessionCookies({ isHttps })
  const tokens = accessTokens(sessionSecret, clock)
  const sessionRows = sessionQueries(tables)
  const sessions = createSessions(tables, sessionRows, tokens, clock)
  const passwords = createPasswords()
  const devices = knownDevices(sessionSecret, clock)
  const accounts = feeAccounts(clock)
  const storeOwners = storeOwnerServices({
    tables,
    sessions,
    cookies,
    knownDevices: devices,
    passwords,
    limits,
    post,
    pictureChoice: pictureChoice(publicUrl, pictureHost, clock),
    discardPictures: discardPictures({ queries: pictureRows, store: pictures, clock, log: app.log }),
    fees: accounts,
    change,
    clock,
  })
  const { deleteUnpaid } = storeOwners.storeDeletion
  const fees = feesServices({ tables, accounts, post, clock, deleteUnpaid })
  feesEveryDay(jobs, fees.today)
  const taps = tapsService({ queries: tapQueries(tables), clock, log: app.log })
  app.addHook('onClose', () => taps.close())

  await app.register(async (calls) => {
    compressLongAnswers(calls)
    const mount = createMount(calls, cache, callers(sessionRows, cookies, tokens, clock))
    const cards = cardQueries(tables)
    catalogueRoutes(
      mount,
      catalogueService(cards, bestRatedQueries(tables), clock),
      categoryLists(tables, cards, clock),
    )
    categoriesRoutes(mount, categoriesService(categoriesQueries(tables)))
    const reviews = reviewQueries(tables)
    productsRoutes(mount, productsService(productsQueries(tables), reviews, clock))
    storesRoutes(
      mount,
      storesService(storesQueries(tables), cards, reviews, clock),
      storeList(tables, cards, clock),
    )
    searchRoutes(
      mount,
      searchService(searchQueries(tables), closeSpellings(tables), clock),
      suggestions(tables),
    )
    ratingsRoutes(mount, ratingServices({ tables, reviews, limits, change, clock }))
    reportsRoutes(mount, reportsService(tables, reportQueries, limits, clock))
    wishlistRoutes(mount, wishlistService(wishlistQueries(tables), clock))
    const uploads = picturesService({ queries: pictureRows, store: pictures, limits, clock, publicUrl })
    picturesRoutes(mount, uploads, pictureHost)
    accountRoutes(
      mount,
      accountServices({
        tables,
        sessions,
        cookies,
        knownDevices: devices,
        passwords,
        limits,
        post,
        linkTokens,
        change,
        clock,
        storeParts: {
          profile: storeOwners.profile.own,
          products: storeOwners.ownProducts.all,
          fees: fees.ledger.ofStore,
        },
      }),
    )
    storeOwnerRoutes(mount, storeOwners)
    feesRoutes(mount, fees)
    tapsRoutes(mount, taps)
    ownerTodayRoutes(mount, ownerTodayService(ownerTodayQueries(tables), undoneJobs(tables), clock))
    moderationRoutes(mount, moderationServices({ tables, sessions, post, change, clock }))
    promotionRoutes(mount, promotionService({ queries: promotionQueries(tables), change, clock }))
    categoryAdminRoutes(mount, categoryAdmin({ queries: categoryAdminQueries(tables), change, clock }))
    vettingRoutes(mount, vettingServices({ tables, limits, post, change, clock }))
    ownerSessionRoutes(
      mount,
      ownerSessionServices({
        tables,
        sessions,
        cookies,
        knownDevices: devices,
        passwords,
        limits,
        sealing: sealing(sessionSecret),
        post,
        clock,
      }),
    )
    const { contact: settings = {} } = options
    contactRoutes(
      mount,
      contactService({
        tables,
        queries: contactQueries,
        settings,
        formService: settings.formUrl ? formService(settings.formUrl, app.log) : undefined,
        limits,
        post,
        clock,
      }),
    )
    const messages = ownerMessageQueries(tables)
    ownerMessagesRoutes(
      mount,
      ownerMessagesService({ tables, queries: messages, contactEmail: settings.email, post, clock }),
    )
    ownerMailsRoutes(
      mount,
      ownerMailsService({ tables, undoneJobs: undoneJobs(tables), doneJobs: doneJobs(tables), clock }),
    )
    ownerAuditRoutes(mount, ownerAuditService(ownerAuditQueries(tables)))
    mount.rest(api)
  })
  await openApiReader(app)
  pictureDelivery(app, pictures)
  sitemapRoutes(app, sitemapQueries(database.tables), { publicUrl, cache })

  const renderer = await options.renderer?.(app)
  if (renderer && !renderer.isDevelopment) await staticFiles(app)
  const showPage = renderer && pages({ app, cache, clock, renderer, publicUrl, pictureHost })
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
