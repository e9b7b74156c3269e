import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { CallArguments, CallInput, CallResult, Endpoint } from './endpoint.ts'
import { api } from './index.ts'
import type { ProductPage } from './shapes/product.ts'

const publicSide = `
  GET /product/flash-sales public
  GET /product/hot-deals public
  GET /product/hot-deals/best-rated public
  GET /product/hot-deals/cities public
  GET /product/new-arrivals public
  GET /product/new-arrivals/best-rated public
  GET /product/new-arrivals/cities public
  GET /product/featured-products public
  GET /product/featured-products/best-rated public
  GET /product/featured-products/cities public
  GET /product/product-category-tree public
  GET /product/best-rated-products public
  GET /product/best-rated-products/cities public
  GET /product/best-rated-stores public
  GET /product/best-rated-stores/cities public
  GET /product/products/by-category/:categoryId/best-rated public
  GET /product/products/by-category/:categoryId/cities public
  GET /product/category-name/:categoryId public
  GET /categories/category/:id/subcategories public
  GET /product/public/all-stores public
  GET /product/public/all-stores/cities public
  GET /product/public/map public
  GET /store/store/available-categories public
  GET /store/store-category public
  GET /store/store-subcategories/:categoryId public
  GET /product/public/search public
  GET /product/public/search/product-cities public
  GET /product/public/search/store-cities public
  GET /product/detail/:productId public
  GET /ratings/product/:productId/my-rating user
  POST /ratings/product/rate user
  DELETE /ratings/product/:ratingId user
  POST /ratings/product/rating/report user
  POST /report/product/report user
  GET /auth/me user
  GET /product/store/:storeId public
  GET /product/products/store/:storeId public
  GET /ratings/public-admin/:storeId public
  GET /product/public/store/:storeId/hours public
  GET /ratings/store/:storeId/my-rating user
  POST /ratings/admin user
  DELETE /ratings/store/:ratingId user
  POST /ratings/rating/admin user
  POST /reports/store/report user
  POST /products/store/add user
  POST /products/store/remove user
  GET /products/wishlist/my-wishlist user
  GET /products/store/my-wishlist user
  POST /products/wishlist/add user
  POST /products/wishlist/remove user
  POST /products/wishlist/store/remove user`

const accountsAndStoreOwner = `
  POST /auth/signup public
  POST /auth/login public
  POST /auth/refresh-token public
  POST /auth/resend-verification public
  GET /auth/verify-email/:token public
  GET /auth/status public
  GET /auth/me user
  DELETE /auth/delete/:userId user
  POST /auth/logout public
  POST /auth/admin/logout public
  GET /auth/admin/status public
  POST /admin/refresh-token public
  POST /auth/admin/login public
  GET /store/store-category public
  GET /store/store-subcategories/:categoryId public
  GET /auth/created/all public
  POST /auth/create-admin user
  GET /store/product-category/ public
  GET /store/product-subcategories/:id public
  POST /products/admin-product/create admin
  PUT /products/admin-product/update/:productId admin
  DELETE /products/admin-product/delete/:productId admin
  GET /products/admin-products/all admin
  GET /auth/admin/announcement admin
  POST /auth/admin/announcement admin
  GET /auth/admin/profile admin
  PUT /auth/admin/update admin
  DELETE /auth/admin/delete admin`

const expectedByPeople = `
  GET /product/public/search/filters public
  GET /product/public/search/alternatives public
  GET /product/public/search/suggestions public
  GET /ratings/product/:productId/reviews public
  GET /ratings/store/:storeId/reviews public
  GET /ratings/product/:productId/mine user
  PUT /ratings/:of/:ratingId/helpful user
  GET /ratings/store/:storeId/mine user
  POST /auth/forgot-password public
  GET /auth/reset-password/:token public
  POST /auth/reset-password public
  GET /auth/email-change user
  POST /auth/email-change user
  DELETE /auth/email-change user
  GET /auth/email-link/:token public
  POST /auth/email-link public
  GET /auth/admin/email-change admin
  POST /auth/admin/email-change admin
  DELETE /auth/admin/email-change admin
  POST /products/admin-products/import/read admin
  POST /products/admin-products/import/write admin
  POST /products/admin-products/bulk-edit admin
  POST /products/admin-products/bulk-edit/undo admin
  POST /auth/confirm-password user
  POST /auth/admin/confirm-password admin
  PUT /auth/me user
  PUT /auth/password user
  GET /auth/my-data user
  GET /auth/sessions user
  DELETE /auth/sessions user
  DELETE /auth/sessions/:sessionId user
  POST /products/wishlist/status user
  GET /products/wishlist/count user
  POST /auth/admin/new-password user
  PUT /auth/admin/password admin
  POST /auth/admin/forgot-password public
  POST /auth/admin/reset-password public
  GET /auth/admin/sessions admin
  DELETE /auth/admin/sessions admin
  DELETE /auth/admin/sessions/:sessionId admin
  GET /auth/admin/second-factor admin
  POST /auth/admin/second-factor/begin admin
  POST /auth/admin/second-factor/confirm admin
  POST /auth/admin/second-factor/recovery-codes admin
  POST /auth/admin/second-factor/switch-off admin
  DELETE /auth/admin/announcement admin
  GET /images/settings public
  POST /images/upload account
  POST /contact public
  GET /contact/details public
  GET /payment-details public
  POST /check/number public
  POST /check/code public
  GET /auth/admin/fees admin
  GET /auth/admin/fees/receipts/:paymentId admin
  GET /auth/admin/prices admin
  POST /auth/admin/prices/confirm admin
  GET /auth/admin/feed admin
  POST /auth/admin/feed admin
  DELETE /auth/admin/feed admin
  GET /auth/admin/enquiries admin
  PUT /auth/admin/enquiries/:enquiryId admin
  POST /enquiries user
  GET /alerts user
  PUT /alerts/choices user
  GET /alerts/stores/:storeId user
  PUT /alerts/stores/:storeId user
  DELETE /alerts/stores/:storeId user
  PUT /alerts/wishes/:productId user
  DELETE /alerts/wishes/:productId user
  POST /alerts/searches user
  DELETE /alerts/searches/:searchId user
  POST /alerts/devices user
  DELETE /alerts/devices/:deviceId user
  GET /auth/admin/fees/statements/:month admin
  GET /auth/admin/reviews admin
  PUT /auth/admin/reviews/:of/:ratingId/answer admin
  DELETE /auth/admin/reviews/:of/:ratingId/answer admin
  POST /reports/answer/report user
  GET /auth/admin/notifications admin
  GET /auth/admin/notifications/unread admin
  POST /auth/admin/notifications/read admin
  PUT /auth/admin/notifications/mails admin
  POST /taps public
  POST /taps/searches public
  GET /auth/admin/insights admin
  POST /vitals public
  GET /product/compare public
  POST /browser-errors public
  GET /banners public
  POST /mail-choices/:token public
  GET /auth/admin/news admin
  PUT /auth/admin/news admin
  GET /auth/admin/hours/holidays admin
  PUT /auth/admin/hours/days/:day admin
  DELETE /auth/admin/hours/days/:day admin
  POST /auth/admin/hours/confirm admin
  GET /auth/admin/hours/mail admin
  PUT /auth/admin/hours/mail admin
  POST /applications user
  GET /applications/mine user
  PUT /applications/mine user`

const websiteOwner = `
  GET /owner/pictures/settings owner
  POST /owner/pictures owner
  GET /owner/banners owner
  POST /owner/banners owner
  GET /owner/banners/:bannerId owner
  PUT /owner/banners/order owner
  PUT /owner/banners/:bannerId owner
  DELETE /owner/banners/:bannerId owner
  GET /owner/campaigns owner
  POST /owner/campaigns owner
  GET /owner/campaigns/:campaignId owner
  PUT /owner/campaigns/:campaignId owner
  DELETE /owner/campaigns/:campaignId owner
  POST /owner/login public
  POST /owner/refresh-token public
  GET /owner/status public
  POST /owner/logout public
  GET /owner/me enrolling
  POST /owner/second-factor/begin enrolling
  POST /owner/second-factor/confirm enrolling
  POST /owner/second-factor/recovery-codes owner
  POST /owner/second-factor/enter owner
  PUT /owner/password owner
  GET /owner/sessions owner
  DELETE /owner/sessions owner
  DELETE /owner/sessions/:sessionId owner
  GET /owner/audit owner
  GET /owner/messages owner
  POST /owner/messages/:messageId/read owner
  POST /owner/messages/:messageId/reply owner
  GET /owner/mails owner
  GET /owner/mails/delivered owner
  POST /owner/mails/:mailId/retry owner
  GET /owner/today owner
  POST /owner/answers/:answerId/remove owner
  GET /owner/raised-prices owner
  POST /owner/raised-prices/:raisedPriceId/look-at owner
  GET /owner/vitals owner
  GET /owner/backups owner
  GET /owner/security-events owner
  GET /owner/browser-errors owner
  GET /owner/pictures/settings owner
  POST /owner/pictures owner
  GET /owner/payment-details owner
  PUT /owner/payment-details owner
  POST /owner/fees/bank-statement owner
  POST /owner/fees/bank-statement/payments owner
  GET /owner/fees/windows owner
  GET /owner/fees owner
  GET /owner/fees/stores/:storeId owner
  GET /owner/fees/ledger owner
  POST /owner/fees/stores/:storeId/cycles owner
  POST /owner/fees/cycles/:cycleId/payments owner
  POST /owner/fees/cycles/:cycleId/refunds owner
  POST /owner/fees/stores/:storeId/personalised owner
  POST /owner/fees/cycles/:cycleId/product owner
  GET /owner/fees/payments/:paymentId owner
  GET /owner/fees/stores/:storeId/statements/:month owner
  GET /owner/fees/deletions owner
  POST /owner/fees/stores/:storeId/stop-deletion owner
  POST /owner/fees/stores/:storeId/resume-deletion owner
  GET /owner/holidays owner
  POST /owner/holidays owner
  PUT /owner/holidays/:holidayId owner
  POST /owner/holidays/:holidayId/remove owner
  GET /owner/applications owner
  POST /owner/applications/:applicationId/approve owner
  POST /owner/applications/:applicationId/ask owner
  POST /owner/applications/:applicationId/refuse owner
  PUT /owner/applications/:applicationId/notes owner
  POST /owner/approvals owner
  GET /owner/stores owner
  GET /owner/stores/:storeId owner
  PUT /owner/stores/:storeId/checks owner
  PUT /owner/stores/:storeId/name-and-category owner
  POST /owner/stores/:storeId/email-change owner
  POST /owner/stores/:storeId/switch-off-second-factor owner
  GET /owner/content owner
  GET /owner/people/:personId owner
  POST /owner/people/:personId/email-change owner
  POST /owner/products/:productId/remove-picture owner
  POST /owner/stores/:storeId/remove-picture owner
  GET /owner/reports owner
  GET /owner/reports/history owner
  POST /owner/reports/:target/:targetId/dismiss owner
  POST /owner/reports/:target/:targetId/warn owner
  POST /owner/reviews/:of/:ratingId/remove owner
  POST /owner/products/:productId/remove owner
  POST /owner/products/:productId/restore owner
  POST /owner/stores/:storeId/suspend owner
  POST /owner/stores/:storeId/restore owner
  GET /owner/held-ratings owner
  POST /owner/held-ratings/:of/:ratingId/release owner
  POST /owner/held-ratings/:of/:ratingId/drop owner
  GET /owner/review-photos owner
  POST /owner/review-photos/:photoId/show owner
  POST /owner/review-photos/:photoId/refuse owner
  GET /owner/products owner
  GET /owner/featured owner
  GET /owner/featured/start owner
  POST /owner/featured owner
  PUT /owner/featured/order owner
  PUT /owner/featured/:productId owner
  POST /owner/featured/:productId/end owner
  GET /owner/categories/:tree owner
  POST /owner/categories/:tree owner
  PUT /owner/categories/:tree/order owner
  PUT /owner/categories/:tree/:categoryId owner
  POST /owner/categories/:tree/:categoryId/move owner
  POST /owner/categories/:tree/:categoryId/merge owner
  POST /owner/categories/:tree/:categoryId/remove owner`

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))
const rows = (...tables: string[]) => tables.flatMap((table) => table.trim().split(/\n\s*/))
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

test('the contract holds exactly the calls of the specification and those people expect, each for its role', () => {
  const declared = endpoints.map(({ method, path, access }) => `${method} ${path} ${access}`)
  const expected = new Set(rows(publicSide, accountsAndStoreOwner, expectedByPeople, websiteOwner))
  expect(declared.toSorted()).toEqual([...expected].toSorted())
})

test('no two calls answer the same address', () => {
  const shapes = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
})

test.each(named)(
  '%s declares the parameters of its path, and says in a line what it is for',
  (_, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath)
    expect(endpoint.summary).toMatch(/^[A-Z][^\n.]+$/)
  },
)

test('summaries tell the calls apart', () => {
  expect(new Set(endpoints.map(({ summary }) => summary)).size).toBe(endpoints.length)
})

test.each(named)('%s takes no body when it is a GET or DELETE', (_, endpoint) => {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') expect(endpoint.body).toBeUndefined()
})

test.each(named)('%s has a JSON schema for the API document', (_, endpoint) => {
  const inputs = [endpoint.params, endpoint.query, endpoint.body].filter((schema) => schema !== undefined)
  const documents = [
    ...inputs.map((schema) => z.toJSONSchema(schema, { io: 'input' })),
    // Fails on anything that would change the answer on its way out.
    z.toJSONSchema(endpoint.response, { io: 'output' }),
  ]
  // A recursive schema needs a registered name.
  expect(JSON.stringify(documents)).not.toContain('__schema')
})

test('a caller passes what is optional as such, and a handler gets it filled in', () => {
  type HotDeals = typeof api.catalogue.hotDeals
  expectTypeOf<{ city: string }>().toExtend<CallInput<HotDeals>>()
  expectTypeOf<{ page: string[] }>().not.toExtend<CallInput<HotDeals>>()
  expectTypeOf<CallArguments<HotDeals>['query']['page']>().toEqualTypeOf<number>()
  expectTypeOf<CallResult<HotDeals>>().toEqualTypeOf<ProductPage>()
})
