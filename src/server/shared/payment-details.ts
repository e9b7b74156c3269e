import { eq, getTableColumns } from 'drizzle-orm'
import type { Issuer, PaymentDetails, PaymentWays } from '#contract/shapes/payment-details.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { paymentDetails, pictures } from '#server/platform/database/schema/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'

type Row = typeof paymentDetails.$inferSelect & { qrUrl: string | null }

export async function paymentDetailsRow(within: Pick<Tables, 'select'>): Promise<Row> {
  const [row] = await within
    .select({ ...getTableColumns(paymentDetails), qrUrl: pictures.url })
    .from(paymentDetails)
    .leftJoin(pictures, eq(pictures.key, paymentDetails.qrPictureKey))
  if (!row) throw new Error('The migrations add the one row of payment details.')
  return row
}

const toIssuer = ({ issuerName, issuerAddress, brn, vatNumber }: Row): Issuer => ({
  issuerName,
  issuerAddress,
  brn,
  vatNumber,
})

const toWays = ({
  bankName,
  accountName,
  accountNumber,
  juiceNumber,
  mytNumber,
  qrPictureKey,
  qrUrl,
}: Row): PaymentWays => ({
  bankName,
  accountName,
  accountNumber,
  juiceNumber,
  mytNumber,
  qrPicture: qrPictureKey && (qrUrl ?? deliveryUrl(qrPictureKey)),
})

export const toPaymentDetails = (row: Row): PaymentDetails => ({ ...toWays(row), ...toIssuer(row) })

export const issuerNow = async (within: Pick<Tables, 'select'>) => toIssuer(await paymentDetailsRow(within))

export const waysToPay = async (within: Pick<Tables, 'select'>) => toWays(await paymentDetailsRow(within))
