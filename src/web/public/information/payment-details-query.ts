import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'

export const paymentDetailsQuery = ({ paymentDetails }: Client) =>
  queryOptions({ queryKey: ['payment-details'], queryFn: () => paymentDetails.all({}) })
