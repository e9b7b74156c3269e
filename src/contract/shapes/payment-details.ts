import { z } from 'zod'
import { deliveryPath, shownForm } from '#domain/picture-delivery.ts'

/** Where fees are paid. What is not set is empty. */
export const PaymentWays = z.object({
  bankName: z.string().meta({ example: 'MCB' }),
  accountName: z.string().meta({ example: 'Zilbazar Ltd' }),
  accountNumber: z.string().meta({ example: '000123456789' }),
  juiceNumber: z
    .string()
    .meta({ description: 'A mobile number as dialled in Mauritius.', example: '57550142' }),
  mytNumber: z.string().meta({ example: '57550142' }),
  qrPicture: z
    .string()
    .nullable()
    .meta({ description: 'The MauCAS QR code.', example: `${deliveryPath}${shownForm}/9f2c.jpg` }),
})
export type PaymentWays = z.infer<typeof PaymentWays>

/** Who issues the receipts. */
export const Issuer = z.object({
  issuerName: z.string().meta({ example: 'Zilbazar Ltd' }),
  issuerAddress: z.string().meta({ example: '12 Royal Road, Curepipe' }),
  brn: z.string().meta({ description: 'The business registration number.', example: 'C07012345' }),
  vatNumber: z.string().meta({ example: '27123456' }),
})
export type Issuer = z.infer<typeof Issuer>

export const PaymentDetails = PaymentWays.extend(Issuer.shape)
export type PaymentDetails = z.infer<typeof PaymentDetails>
