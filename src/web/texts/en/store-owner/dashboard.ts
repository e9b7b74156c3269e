/** The frame of a store owner's dashboard. */
export const dashboard = {
  title: 'Dashboard',
  description: 'Your store on Zilbazar: profile, opening hours, announcement and products.',
  menu: 'Dashboard',
  openMenu: 'Dashboard menu',
  tabs: { profile: 'Profile', products: 'Products', fees: 'Advertising' },
  views: {
    'profile/profile': 'Profile',
    'profile/announcement': 'Announcement',
    'profile/edit': 'Edit profile',
    'profile/security': 'Security',
    'profile/delete': 'Delete store',
    'products/all': 'All products',
    'products/create': 'Add a product',
    'products/edit': 'Edit a product',
    'products/delete': 'Delete a product',
    'fees/fees': 'Fees',
  },
  receipt: 'Receipt',
  checkFailed: 'Authentication check failed.',
  detailsFailed: 'Failed to load admin details',
}
