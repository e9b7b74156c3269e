import type { ChargedStore, FeeCycle, Receipt } from '#contract/shapes/fee.ts'

export const anId = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const aStore: ChargedStore = {
  _id: anId(1),
  name: 'Savonnerie Ti Ylang',
  isSuspended: false,
  state: 'grace',
  outstandingCents: 150_000,
  nextDueOn: '2026-10-31',
}

export const aCycle: FeeCycle = {
  _id: anId(2),
  kind: 'monthly',
  product: null,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  dueOn: '2026-10-31',
  amountCents: 150_000,
  massAdvertisingCents: 50_000,
  reference: 'ZF-000-1234',
  paidCents: 0,
  outstandingCents: 150_000,
  payableCents: 150_000,
  refundDueCents: 0,
  state: 'grace',
  payments: [],
}

export const aReceipt: Receipt = {
  _id: anId(3),
  receipt: 'ZB-000042',
  kind: 'payment',
  amountCents: 150_000,
  method: 'juice',
  reference: 'J-77',
  receivedOn: '2026-11-14',
  payer: 'Anjali Ramgoolam',
  recordedBy: 'owner@zilbazar.demo',
  createdAt: '2026-11-14T08:00:00Z',
  storeName: aStore.name,
  window: aCycle,
  leftToPayCents: 0,
  issuer: {
    issuerName: 'Zilbazar Ltd',
    issuerAddress: '12 Royal Road, Curepipe',
    brn: 'C07012345',
    vatNumber: '27123456',
  },
}

export const onePage = { page: 1, totalPages: 1, total: 1 }

export const aLedger = {
  store: { ...aStore, email: 'store@example.mu', owner: { name: 'Anjali', email: 'anjali@example.mu' } },
  nextWindow: { startsOn: '2026-12-01', endsOn: '2026-12-31', dueOn: '2026-11-30' },
  deletion: null,
  months: ['2026-11', '2026-10'],
  cycles: [aCycle],
  ...onePage,
}
