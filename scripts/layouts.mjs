/** The layouts and the screens inside them, by their folders in src/web. */
const layouts = [
  { layout: 'website-owner/console/console.tsx', views: /^website-owner\/(?!login\/)/ },
  {
    layout: 'store-owner/dashboard/dashboard.tsx',
    views: /^store-owner\/(dashboard|products|profile|security)\//,
  },
]

/** The layout around a screen, such as 'website-owner/console/console.tsx'. */
export const layoutOf = (screen) => layouts.find(({ views }) => views.test(screen))?.layout
