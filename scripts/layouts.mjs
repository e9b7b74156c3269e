/** The screens inside which others are drawn, and those others; by their folders in src/web. */
const layouts = [
  { layout: 'website-owner/console/console.tsx', views: /^website-owner\/(?!login\/)/ },
  {
    layout: 'store-owner/dashboard/dashboard.tsx',
    views: /^store-owner\/(dashboard|products|profile|security)\//,
  },
]

/** The screen that is there before the given one and stays around it, as 'website-owner/console/console.tsx'. */
export const layoutOf = (screen) => layouts.find(({ views }) => views.test(screen))?.layout
