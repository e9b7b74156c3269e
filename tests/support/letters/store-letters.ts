import type { LetterSample } from './letter-sample.ts'

export const storeLetters: LetterSample[] = [
  [
    {
      kind: 'holiday-hours',
      storeName: 'Ti Lakaz',
      holidays: [{ day: '2026-11-08', nameEn: 'Divali', nameFr: 'Divali', isProvisional: true }],
    },
    ['Is your store open? Divali', 'Votre boutique est-elle ouverte\u00a0? Divali'],
    ['/admin/dashboard/profile/hours'],
  ],
  [
    { kind: 'hours-to-confirm', storeName: 'Ti Lakaz', confirmedOn: '2026-04-12' },
    ['Are your opening hours still right?', 'Vos horaires sont-ils toujours exacts\u00a0?'],
    ['/admin/dashboard/profile/hours'],
  ],
  [
    {
      kind: 'store-notifications',
      storeName: 'Ti Lakaz',
      notifications: [{ kind: 'rating', of: 'product', targetId: 'p1', name: 'Sega dress', rating: 4 }],
    },
    ['A new rating of Sega dress', 'Une nouvelle note pour Sega dress'],
    ['/admin/dashboard/notifications'],
  ],
  [
    {
      kind: 'store-notifications',
      storeName: 'Ti Lakaz',
      notifications: [
        {
          kind: 'report-decision',
          decision: 'remove',
          target: 'product-review',
          label: 'Review of Sega dress',
          words: '',
        },
        {
          kind: 'fee-date',
          notice: 'before-due',
          startsOn: '2026-11-15',
          endsOn: '2026-12-14',
          dueOn: '2026-11-14',
          owedCents: 150_000,
        },
      ],
      more: 3,
    },
    ['5 notifications for Ti Lakaz', '5 notifications pour la boutique Ti Lakaz'],
    ['/admin/dashboard/notifications'],
  ],
  [
    {
      kind: 'store-renamed',
      storeId: 'it',
      name: { from: 'Ti Lakaz', to: 'Gran Lakaz' },
      category: { from: 'Food › Bakery', to: 'Food › Cakes' },
      reason: 'You asked for it.',
    },
    ['We have changed the details of your store', 'Nous avons modifié la fiche de votre boutique'],
    ['/store/it', '/contact'],
  ],
  [
    { kind: 'store-approved' },
    ['Your store may open', 'Votre boutique peut ouvrir'],
    ['/admin/signup', '/contact'],
  ],
  [
    {
      kind: 'store-registered',
      storeName: 'Ti Lakaz',
      storeEmail: 'shop@example.mu',
      advertisedFrom: '2026-11-15',
      monthlyCents: 150_000,
    },
    ['Your store is open', 'Votre boutique est ouverte'],
    ['/admin/login', '/contact'],
  ],
  [
    {
      kind: 'store-approved',
      checks: { verifiedUntil: '2027-03-31', halalCheckedUntil: '2027-04-30' },
    },
    ['Your store may open', 'Votre boutique peut ouvrir'],
    ['/admin/signup', '/contact'],
  ],
  [
    { kind: 'application-asked', businessName: 'Ti Lakaz', question: 'Where do you bake?' },
    ['A question about your application', 'Une question sur votre demande'],
    ['/display-request', '/contact'],
  ],
  [
    { kind: 'application-refused', businessName: 'Ti Lakaz', reason: 'The number is unknown.' },
    ['We cannot approve your application', 'Nous ne pouvons pas approuver votre demande'],
    ['/display-request', '/contact'],
  ],
  [
    {
      kind: 'store-checked',
      storeId: 's1',
      storeName: 'Ti Lakaz',
      checks: { verifiedUntil: '2027-03-31', halalCheckedUntil: null },
    },
    ['What we have checked about your store', 'Ce que nous avons vérifié sur votre boutique'],
    ['/store/s1', '/contact'],
  ],
]
