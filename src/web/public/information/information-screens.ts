/** By the ends of their addresses. */
export const screens = {
  'privacy-policy': () => import('./privacy-policy.tsx'),
  terms: () => import('./terms.tsx'),
  about: () => import('./about.tsx'),
  contact: () => import('#web/public/contact/contact.tsx'),
  'become-admin': () => import('./become-admin.tsx'),
  'display-request': () => import('#web/account/application/display-request.tsx'),
}
