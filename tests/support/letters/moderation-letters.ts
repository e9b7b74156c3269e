import type { LetterSample } from './letter-sample.ts'

export const moderationLetters: LetterSample[] = [
  [
    { kind: 'answer-removed', of: 'Sega dress', storeName: 'Ti Lakaz', reason: 'It insults somebody.' },
    ['Your answer to a review was removed', 'Votre réponse à un avis a été retirée'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'picture-removed', title: 'Sega dress', storeName: 'Ti Lakaz', reason: 'Not yours.' },
    ['A picture of yours is removed', 'Une de vos photos est retirée'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'picture-removed', title: null, storeName: 'Ti Lakaz', reason: 'Not yours.' },
    ['The picture of your store is removed', 'La photo de votre boutique est retirée'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'report-decided', label: 'Sega dress', target: 'product', isUpheld: true },
    ['We have looked at your report', 'Nous avons examiné votre signalement'],
    ['/', '/contact'],
  ],
  [
    { kind: 'product-removed', title: 'Sega dress', storeName: 'Ti Lakaz', reason: 'It is a copy.' },
    ['A product of yours is no longer shown', 'Un de vos produits n’est plus affiché'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'store-suspended', storeName: 'Ti Lakaz', reason: 'Nobody is at this address.' },
    ['Your store is suspended', 'Votre boutique est suspendue'],
    ['/contact'],
  ],
  [
    { kind: 'shown-again', name: 'Sega dress', path: '/product/p1' },
    ['Shown on Zilbazar again', 'De nouveau sur Zilbazar'],
    ['/product/p1'],
  ],
  [
    { kind: 'review-removed', of: 'Sega dress', reason: 'It insults somebody.' },
    ['Your review was removed', 'Votre avis a été retiré'],
    ['/terms', '/contact'],
  ],
  [
    { kind: 'photo-refused', of: 'Sega dress', reason: 'It shows somebody else.' },
    ['A photo of your review is not shown', 'Une photo de votre avis n’est pas affichée'],
    ['/terms', '/contact'],
  ],
  [
    { kind: 'warning', about: 'Sega dress', text: 'The picture shows another one.', isReview: false },
    ['Please change something on Zilbazar', 'Quelque chose à changer sur Zilbazar'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'warning', about: 'Sega dress', text: 'Please be kind.', isReview: true },
    ['Please change something on Zilbazar', 'Quelque chose à changer sur Zilbazar'],
    ['/', '/contact'],
  ],
]
