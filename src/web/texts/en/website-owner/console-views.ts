/** The titles of the console's views below a section, by their routes. */
export const consoleViews = {
  '/owner/stores/$storeId': 'A store',
  '/owner/content/people/$personId': 'A person',
  '/owner/promotion/new': 'Feature a product',
  '/owner/banners/new': 'Write a banner',
  '/owner/banners/$bannerId': 'Edit a banner',
  '/owner/campaigns/new': 'New campaign',
  '/owner/campaigns/$campaignId': 'Edit a campaign',
  '/owner/fees/bank': 'Bank file',
  '/owner/fees/deletions': 'To be deleted',
  '/owner/fees/deleted': 'Deleted stores',
  '/owner/fees/receipt/$paymentId': 'Receipt',
  '/owner/fees/$storeId': 'Account of a store',
  '/owner/fees/$storeId/$month': 'Statement of a month',
  '/owner/messages/$messageId': 'A message',
}
