import { endpoint } from '#contract/endpoint.ts'
import { PaymentDetails } from '#contract/shapes/payment-details.ts'

export const paymentDetails = {
  all: endpoint({
    method: 'GET',
    path: '/payment-details',
    access: 'public',
    summary: 'Where stores pay their fees, and who issues the receipts',
    response: PaymentDetails,
  }),
}
