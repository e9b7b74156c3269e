import type { LetterSample } from './letter-sample.ts'

export const unpaid = {
  storeName: 'Ti Lakaz',
  startsOn: '2026-11-15',
  endsOn: '2026-12-14',
  dueOn: '2026-11-14',
  owedCents: 150_000,
}

const advertised = {
  storeName: 'Ti Lakaz',
  productId: 'p1',
  title: 'Sega dress',
  startsOn: '2026-11-17',
  endsOn: '2026-12-16',
}

export const ways = {
  bankName: 'MCB',
  accountName: 'Zilbazar Ltd',
  accountNumber: '000123456789',
  juiceNumber: '57550142',
  mytNumber: '57998080',
  qrPicture: '/media/upload/f_auto,q_auto,w_800/qr.png',
}
export const noWays = {
  bankName: '',
  accountName: '',
  accountNumber: '',
  juiceNumber: '',
  mytNumber: '',
  qrPicture: null as string | null,
}
export const payable = { ...unpaid, reference: 'ZF-000-1234', ways }

export const aReceipt = {
  kind: 'receipt',
  transfer: 'payment',
  paymentId: 'p1',
  number: 'ZB-000042',
  storeName: 'Ti Lakaz',
  payer: 'Anjali Ramgoolam',
  amountCents: 100_000,
  method: 'juice',
  reference: 'J-77',
  receivedOn: '2026-11-14',
  window: {
    kind: 'monthly',
    product: null,
    startsOn: '2026-11-15',
    endsOn: '2026-12-14',
    reference: 'ZF-000-1234',
  },
  leftToPayCents: 50_000,
  issuer: {
    issuerName: 'Zilbazar Ltd',
    issuerAddress: '12 Royal Road, Curepipe',
    brn: 'C07012345',
    vatNumber: '27123456',
  },
} as const

export const feeLetters: LetterSample[] = [
  [
    {
      kind: 'monthly-figures',
      storeName: 'Ti Lakaz',
      month: '2026-10',
      views: 1234,
      viewsBefore: 1300,
      viewsByDay: { '2026-10-01': 1000, '2026-10-08': 234 },
      calls: 1,
      whatsapp: 0,
      directions: 2,
      balanceCents: -50_000,
      campaigns: [{ ranOn: '2026-10-12', channel: 'Radio Plus', shown: 'A spot' }],
    },
    ['Your store in October 2026', 'Votre boutique en octobre 2026'],
    ['/admin/dashboard/insights'],
  ],
  [
    { kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 0 },
    ['Your store is deleted', 'Votre boutique est supprimée'],
    ['/', '/contact'],
  ],
  [
    { kind: 'store-deleted-unpaid', storeName: 'Ti Lakaz', dueOn: '2026-11-14', owedCents: 300_000 },
    [
      'Your store is deleted: its fee was not paid',
      'Votre boutique est supprimée : ses frais n’ont pas été payés',
    ],
    ['/', '/contact'],
  ],
  [
    { kind: 'fee-before-due', ...unpaid },
    ['Your next month of advertising', 'Votre prochain mois de publicité'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-after-due', ...unpaid, graceEndsOn: '2026-12-14' },
    ['Your advertising fee is due', 'Vos frais de publicité sont à payer'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-grace-ends', ...unpaid, graceEndsOn: '2026-12-14' },
    ['Your advertising fee is overdue', 'Vos frais de publicité sont en retard'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' },
    ['Your store will be deleted', 'Votre boutique va être supprimée'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-before-due', ...payable },
    ['Your next month of advertising', 'Votre prochain mois de publicité'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-deletion-warning', ...payable, deletedOn: '2027-02-15' },
    ['Your store will be deleted', 'Votre boutique va être supprimée'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    aReceipt,
    ['Receipt ZB-000042 of your payment', 'Reçu ZB-000042 de votre paiement'],
    ['/admin/dashboard/fees/receipts/p1', '/contact'],
  ],
  [
    { ...aReceipt, transfer: 'refund', paymentId: null, leftToPayCents: 0 },
    ['Receipt ZB-000042 of our refund', 'Reçu ZB-000042 de notre remboursement'],
    ['/', '/contact'],
  ],
  [
    { kind: 'advertising-scheduled', ...advertised },
    ['Your product will be featured', 'Votre produit sera à la une'],
    ['/product/p1', '/contact'],
  ],
  [
    { kind: 'advertising-ended', ...advertised },
    ['The advertising of your product is over', 'La publicité de votre produit est terminée'],
    ['/product/p1', '/contact'],
  ],
  [
    { kind: 'advertising-taken-back', ...advertised, hasBegun: false },
    ['Your product is not featured any more', 'Votre produit n’est plus à la une'],
    ['/product/p1', '/contact'],
  ],
  [
    { kind: 'advertising-taken-back', ...advertised, hasBegun: true },
    ['Your product is not featured any more', 'Votre produit n’est plus à la une'],
    ['/product/p1', '/contact'],
  ],
]
