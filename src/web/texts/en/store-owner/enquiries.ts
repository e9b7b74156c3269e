import { figure } from '../shared/figures.ts'

/** Enquiries on WhatsApp that came with a code. */
export const storeEnquiries = {
  failed: 'Failed to load the enquiries.',
  heading: 'Enquiries with a code',
  text: 'Shoppers who are logged in send a short code with their WhatsApp message. Tick the ones that became a sale, and you see what your page brings. Who asked is not shown.',
  lately: (count: number) =>
    count === 1 ? '1 sale in the last 30 days' : `${figure(count)} sales in the last 30 days`,
  code: 'Code from the message',
  codeHint: 'For example K7M2QX',
  none: 'No enquiries with a code yet.',
  noneHint: 'They come once shoppers write to you from the page of a product.',
  notFound: (code: string) => `No enquiry has the code ${code}.`,
  notFoundHint: 'A code has six characters. Please compare it with the message.',
  showAll: 'Show all enquiries',
  became: 'Became a sale',
  becameOf: (code: string) => `Became a sale: ${code}`,
  saveFailed: 'This could not be saved. Please try again.',
}
