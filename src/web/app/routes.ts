import { createRoute } from '@tanstack/react-router'
import { alertsRoute } from '#web/account/alerts/alerts.route.ts'
import { displayRequestRoute } from '#web/account/application/display-request.route.ts'
import { confirmEmailRoute } from '#web/account/confirm-email/confirm-email.route.ts'
import { forgotPasswordRoute } from '#web/account/forgot-password/forgot-password.route.ts'
import { loginRoute } from '#web/account/login/login.route.ts'
import { resetPasswordRoute } from '#web/account/reset-password/reset-password.route.ts'
import { settingsRoute } from '#web/account/settings/settings.route.ts'
import { signupRoute } from '#web/account/signup/signup.route.ts'
import { verifyEmailRoute } from '#web/account/verify-email/verify-email.route.ts'
import { wishlistRoute } from '#web/account/wishlist/wishlist.route.ts'
import { categoryRoute } from '#web/public/category/category.route.ts'
import { checkRoute } from '#web/public/check/check.route.ts'
import { compareRoute } from '#web/public/compare/compare.route.ts'
import { contactRoute } from '#web/public/contact/contact.route.ts'
import { homeRoute } from '#web/public/home/home.route.ts'
import { aboutRoute } from '#web/public/information/about.route.ts'
import { becomeAdminRoute } from '#web/public/information/become-admin.route.ts'
import { privacyPolicyRoute } from '#web/public/information/privacy-policy.route.ts'
import { termsRoute } from '#web/public/information/terms.route.ts'
import { listingRoute } from '#web/public/listing/listing.route.ts'
import { mapRoute } from '#web/public/map/map.route.ts'
import { offlineRoute } from '#web/public/offline/offline.route.ts'
import { productRoute } from '#web/public/product/product.route.ts'
import { searchRoute } from '#web/public/search/search.route.ts'
import { storeRoute } from '#web/public/store/store.route.ts'
import { storesRoute } from '#web/public/stores/stores.route.ts'
import { unsubscribeRoute } from '#web/public/unsubscribe/unsubscribe.route.ts'
import { dashboardRoute } from '#web/store-owner/dashboard/dashboard.route.ts'
import { rememberedViewRoute } from '#web/store-owner/dashboard/remembered-view.route.ts'
import { enquiriesRoute } from '#web/store-owner/enquiries/enquiries.route.ts'
import { feedRoute } from '#web/store-owner/feed/feed.route.ts'
import { ownFeesRoute } from '#web/store-owner/fees/fees.route.ts'
import { ownReceiptRoute, ownStatementRoute } from '#web/store-owner/fees/papers.route.ts'
import { hoursRoute } from '#web/store-owner/hours/hours.route.ts'
import { insightsRoute } from '#web/store-owner/insights/insights.route.ts'
import { adminLoginRoute, newStorePasswordRoute } from '#web/store-owner/login/admin-login.route.ts'
import { ownNotificationsRoute } from '#web/store-owner/notifications/notifications.route.ts'
import { importProductsRoute } from '#web/store-owner/product-import/import-products.route.ts'
import { allProductsRoute } from '#web/store-owner/products/all-products.route.ts'
import { createProductRoute } from '#web/store-owner/products/create-product.route.ts'
import { deleteProductRoute } from '#web/store-owner/products/delete-product.route.ts'
import { editProductRoute } from '#web/store-owner/products/edit-product.route.ts'
import { announcementRoute } from '#web/store-owner/profile/announcement.route.ts'
import { deleteStoreRoute } from '#web/store-owner/profile/delete-store.route.ts'
import { editProfileRoute } from '#web/store-owner/profile/edit-profile.route.ts'
import { profileRoute } from '#web/store-owner/profile/profile.route.ts'
import { adminSignupRoute } from '#web/store-owner/registration/admin-signup.route.ts'
import { ownReviewsRoute } from '#web/store-owner/reviews/reviews.route.ts'
import { securityRoute } from '#web/store-owner/security/security.route.ts'
import { tagsRoute } from '#web/store-owner/tags/tags.route.ts'
import { auditRoute } from '#web/website-owner/audit/audit.route.ts'
import { bannersRoute } from '#web/website-owner/banners/banners.route.ts'
import { editBannerRoute } from '#web/website-owner/banners/edit-banner.route.ts'
import { newBannerRoute } from '#web/website-owner/banners/new-banner.route.ts'
import { campaignsRoute } from '#web/website-owner/campaigns/campaigns.route.ts'
import { editCampaignRoute } from '#web/website-owner/campaigns/edit-campaign.route.ts'
import { newCampaignRoute } from '#web/website-owner/campaigns/new-campaign.route.ts'
import { categoriesRoute } from '#web/website-owner/categories/categories.route.ts'
import { consoleRoute } from '#web/website-owner/console/console.route.ts'
import { ownerContentRoute } from '#web/website-owner/content/content.route.ts'
import { ownerPersonRoute } from '#web/website-owner/content/person.route.ts'
import { bankRoute } from '#web/website-owner/fees/bank.route.ts'
import { closedLedgerRoute } from '#web/website-owner/fees/closed-ledger.route.ts'
import { deletionsRoute } from '#web/website-owner/fees/deletions.route.ts'
import { feesRoute } from '#web/website-owner/fees/fees.route.ts'
import { ledgerRoute } from '#web/website-owner/fees/ledger.route.ts'
import { receiptRoute } from '#web/website-owner/fees/receipt.route.ts'
import { statementRoute } from '#web/website-owner/fees/statement.route.ts'
import { holidaysRoute } from '#web/website-owner/holidays/holidays.route.ts'
import { ownerLoginRoute } from '#web/website-owner/login/owner-login.route.ts'
import { mailsRoute } from '#web/website-owner/mails/mails.route.ts'
import { messageRoute } from '#web/website-owner/messages/message.route.ts'
import { messagesRoute } from '#web/website-owner/messages/messages.route.ts'
import { moderationRoute } from '#web/website-owner/moderation/moderation.route.ts'
import { paymentDetailsRoute } from '#web/website-owner/payment-details/payment-details.route.ts'
import { featureProductRoute } from '#web/website-owner/promotion/feature-product.route.ts'
import { promotionRoute } from '#web/website-owner/promotion/promotion.route.ts'
import { ownerAccountRoute } from '#web/website-owner/session/account.route.ts'
import { ownerStoreRoute } from '#web/website-owner/stores/store-detail.route.ts'
import { ownerStoresRoute } from '#web/website-owner/stores/stores.route.ts'
import { todayRoute } from '#web/website-owner/today/today.route.ts'
import { vettingRoute } from '#web/website-owner/vetting/vetting.route.ts'
import { root } from './root.tsx'

// Each route is a constant, because its path would lose its type inside addChildren.

// Anyone
const home = createRoute({ getParentRoute: () => root, ...homeRoute('/') })
const homepage = createRoute({ getParentRoute: () => root, ...homeRoute('/homepage') })
const hotDeals = createRoute({ getParentRoute: () => root, ...listingRoute('hotDeals') })
const newArrivals = createRoute({ getParentRoute: () => root, ...listingRoute('newArrivals') })
const featuredProducts = createRoute({ getParentRoute: () => root, ...listingRoute('featuredProducts') })
const bestRatedProducts = createRoute({ getParentRoute: () => root, ...listingRoute('bestRatedProducts') })
const bestRatedStores = createRoute({ getParentRoute: () => root, ...listingRoute('bestRatedStores') })
const category = createRoute({ getParentRoute: () => root, ...categoryRoute })
const stores = createRoute({ getParentRoute: () => root, ...storesRoute })
const map = createRoute({ getParentRoute: () => root, ...mapRoute })
const search = createRoute({ getParentRoute: () => root, ...searchRoute })
const product = createRoute({ getParentRoute: () => root, ...productRoute })
const store = createRoute({ getParentRoute: () => root, ...storeRoute })
const compare = createRoute({ getParentRoute: () => root, ...compareRoute })
const privacyPolicy = createRoute({ getParentRoute: () => root, ...privacyPolicyRoute })
const terms = createRoute({ getParentRoute: () => root, ...termsRoute })
const about = createRoute({ getParentRoute: () => root, ...aboutRoute })
const check = createRoute({ getParentRoute: () => root, ...checkRoute })
const contact = createRoute({ getParentRoute: () => root, ...contactRoute })
const becomeAdmin = createRoute({ getParentRoute: () => root, ...becomeAdminRoute })
const offline = createRoute({ getParentRoute: () => root, ...offlineRoute })
const unsubscribe = createRoute({ getParentRoute: () => root, ...unsubscribeRoute })

// People with an account
const signup = createRoute({ getParentRoute: () => root, ...signupRoute })
const login = createRoute({ getParentRoute: () => root, ...loginRoute })
const verifyEmail = createRoute({ getParentRoute: () => root, ...verifyEmailRoute })
const confirmEmail = createRoute({ getParentRoute: () => root, ...confirmEmailRoute })
const forgotPassword = createRoute({ getParentRoute: () => root, ...forgotPasswordRoute })
const resetPassword = createRoute({ getParentRoute: () => root, ...resetPasswordRoute })
const settings = createRoute({ getParentRoute: () => root, ...settingsRoute })
const alerts = createRoute({ getParentRoute: () => root, ...alertsRoute })
const wishlist = createRoute({ getParentRoute: () => root, ...wishlistRoute })
const displayRequest = createRoute({ getParentRoute: () => root, ...displayRequestRoute })

// Store owners
const adminSignup = createRoute({ getParentRoute: () => root, ...adminSignupRoute })
const adminLogin = createRoute({ getParentRoute: () => root, ...adminLoginRoute })
const newStorePassword = createRoute({ getParentRoute: () => root, ...newStorePasswordRoute })
const dashboard = createRoute({ getParentRoute: () => root, ...dashboardRoute })
const rememberedView = createRoute({ getParentRoute: () => dashboard, ...rememberedViewRoute })
const insights = createRoute({ getParentRoute: () => dashboard, ...insightsRoute })
const profile = createRoute({ getParentRoute: () => dashboard, ...profileRoute })
const announcement = createRoute({ getParentRoute: () => dashboard, ...announcementRoute })
const editProfile = createRoute({ getParentRoute: () => dashboard, ...editProfileRoute })
const storeHours = createRoute({ getParentRoute: () => dashboard, ...hoursRoute })
const security = createRoute({ getParentRoute: () => dashboard, ...securityRoute })
const deleteStore = createRoute({ getParentRoute: () => dashboard, ...deleteStoreRoute })
const allProducts = createRoute({ getParentRoute: () => dashboard, ...allProductsRoute })
const createProduct = createRoute({ getParentRoute: () => dashboard, ...createProductRoute })
const importProducts = createRoute({ getParentRoute: () => dashboard, ...importProductsRoute })
const editProduct = createRoute({ getParentRoute: () => dashboard, ...editProductRoute })
const deleteProduct = createRoute({ getParentRoute: () => dashboard, ...deleteProductRoute })
const tags = createRoute({ getParentRoute: () => dashboard, ...tagsRoute })
const feed = createRoute({ getParentRoute: () => dashboard, ...feedRoute })
const enquiries = createRoute({ getParentRoute: () => dashboard, ...enquiriesRoute })
const ownFees = createRoute({ getParentRoute: () => dashboard, ...ownFeesRoute })
const ownReceipt = createRoute({ getParentRoute: () => dashboard, ...ownReceiptRoute })
const ownStatement = createRoute({ getParentRoute: () => dashboard, ...ownStatementRoute })
const ownReviews = createRoute({ getParentRoute: () => dashboard, ...ownReviewsRoute })
const ownNotifications = createRoute({ getParentRoute: () => dashboard, ...ownNotificationsRoute })

// The website owner
const ownerLogin = createRoute({ getParentRoute: () => root, ...ownerLoginRoute })
const ownerConsole = createRoute({ getParentRoute: () => root, ...consoleRoute })
const today = createRoute({ getParentRoute: () => ownerConsole, ...todayRoute })
const vetting = createRoute({ getParentRoute: () => ownerConsole, ...vettingRoute })
const ownerStores = createRoute({ getParentRoute: () => ownerConsole, ...ownerStoresRoute })
const ownerStore = createRoute({ getParentRoute: () => ownerConsole, ...ownerStoreRoute })
const ownerContent = createRoute({ getParentRoute: () => ownerConsole, ...ownerContentRoute })
const ownerPerson = createRoute({ getParentRoute: () => ownerConsole, ...ownerPersonRoute })
const moderation = createRoute({ getParentRoute: () => ownerConsole, ...moderationRoute })
const promotion = createRoute({ getParentRoute: () => ownerConsole, ...promotionRoute })
const featureProduct = createRoute({ getParentRoute: () => ownerConsole, ...featureProductRoute })
const banners = createRoute({ getParentRoute: () => ownerConsole, ...bannersRoute })
const newBanner = createRoute({ getParentRoute: () => ownerConsole, ...newBannerRoute })
const editBanner = createRoute({ getParentRoute: () => ownerConsole, ...editBannerRoute })
const campaigns = createRoute({ getParentRoute: () => ownerConsole, ...campaignsRoute })
const newCampaign = createRoute({ getParentRoute: () => ownerConsole, ...newCampaignRoute })
const editCampaign = createRoute({ getParentRoute: () => ownerConsole, ...editCampaignRoute })
const categories = createRoute({ getParentRoute: () => ownerConsole, ...categoriesRoute })
const fees = createRoute({ getParentRoute: () => ownerConsole, ...feesRoute })
const deletions = createRoute({ getParentRoute: () => ownerConsole, ...deletionsRoute })
const closedLedger = createRoute({ getParentRoute: () => ownerConsole, ...closedLedgerRoute })
const bank = createRoute({ getParentRoute: () => ownerConsole, ...bankRoute })
const paymentDetails = createRoute({ getParentRoute: () => ownerConsole, ...paymentDetailsRoute })
const receipt = createRoute({ getParentRoute: () => ownerConsole, ...receiptRoute })
const ledger = createRoute({ getParentRoute: () => ownerConsole, ...ledgerRoute })
const statement = createRoute({ getParentRoute: () => ownerConsole, ...statementRoute })
const holidays = createRoute({ getParentRoute: () => ownerConsole, ...holidaysRoute })
const messages = createRoute({ getParentRoute: () => ownerConsole, ...messagesRoute })
const message = createRoute({ getParentRoute: () => ownerConsole, ...messageRoute })
const mails = createRoute({ getParentRoute: () => ownerConsole, ...mailsRoute })
const audit = createRoute({ getParentRoute: () => ownerConsole, ...auditRoute })
const ownerAccount = createRoute({ getParentRoute: () => ownerConsole, ...ownerAccountRoute })

/** The site map: path → page and what it loads. */
export const routeTree = root.addChildren([
  home,
  homepage,
  hotDeals,
  newArrivals,
  featuredProducts,
  bestRatedProducts,
  bestRatedStores,
  category,
  stores,
  map,
  search,
  product,
  store,
  compare,
  privacyPolicy,
  terms,
  about,
  check,
  contact,
  becomeAdmin,
  offline,
  unsubscribe,
  signup,
  login,
  verifyEmail,
  confirmEmail,
  forgotPassword,
  resetPassword,
  settings,
  alerts,
  wishlist,
  displayRequest,
  adminSignup,
  adminLogin,
  newStorePassword,
  dashboard.addChildren([
    rememberedView,
    insights,
    profile,
    announcement,
    editProfile,
    storeHours,
    security,
    deleteStore,
    allProducts,
    createProduct,
    importProducts,
    editProduct,
    deleteProduct,
    tags,
    feed,
    enquiries,
    ownFees,
    ownReceipt,
    ownStatement,
    ownReviews,
    ownNotifications,
  ]),
  ownerLogin,
  ownerConsole.addChildren([
    today,
    vetting,
    ownerStores,
    ownerStore,
    ownerContent,
    ownerPerson,
    moderation,
    promotion,
    featureProduct,
    banners,
    newBanner,
    editBanner,
    campaigns,
    newCampaign,
    editCampaign,
    categories,
    fees,
    deletions,
    closedLedger,
    bank,
    paymentDetails,
    receipt,
    ledger,
    statement,
    holidays,
    messages,
    message,
    mails,
    audit,
    ownerAccount,
  ]),
])
