export const publicPages = [
  ...[
    '/',
    '/hot-deals',
    '/best-rated-products',
    '/best-rated-stores',
    '/stores',
    '/map',
    '/search?q=vanilla',
  ],
  ...['/login', '/signup', '/forgot-password', '/display-request', '/admin/login', '/offline'],
  ...['/about', '/contact', '/become-admin', '/check', '/terms', '/privacy-policy'],
]
export const personPages = ['/wishlist', '/settings', '/settings/alerts']
export const dashboardViews = [
  ...['insights', 'profile', 'profile/announcement', 'profile/hours', 'profile/edit', 'profile/security'],
  ...['profile/delete', 'products', 'products/create', 'products/import', 'products/edit', 'products/delete'],
  ...['products/tags', 'products/feed', 'products/enquiries', 'reviews', 'notifications', 'fees'],
].map((view) => `/admin/dashboard/${view}`)
export const consoleViews = [
  ...[
    '',
    '/vetting',
    '/stores',
    '/content',
    '/moderation',
    '/promotion',
    '/banners',
    '/banners/new',
    '/campaigns',
  ],
  ...[
    '/campaigns/new',
    '/categories',
    '/fees',
    '/fees/bank',
    '/fees/deletions',
    '/fees/deleted',
    '/holidays',
  ],
  ...['/payment-details', '/messages', '/mails', '/audit', '/account'],
].map((view) => `/owner${view}`)
