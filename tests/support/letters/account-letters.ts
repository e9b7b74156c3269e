import type { LetterSample } from './letter-sample.ts'

export const accountLetters: LetterSample[] = [
  [
    {
      kind: 'review-answered',
      storeName: 'Ti Lakaz',
      of: 'Sega dress',
      text: 'Thank you.',
      path: '/product/p1#reviews',
    },
    ['Ti Lakaz has answered your review', 'Ti Lakaz a répondu à votre avis'],
    ['/product/p1#reviews', '/contact'],
  ],
  [
    {
      kind: 'alerts',
      alerts: [
        {
          kind: 'price-drop',
          productId: 'p1',
          title: 'Sega dress',
          storeName: 'Ti Lakaz',
          priceCents: 80_000,
          otherCents: 100_000,
        },
      ],
    },
    ['The price of Sega dress has dropped', 'Le prix a baissé\u00a0: Sega dress'],
    ['/product/p1', '/settings/alerts'],
  ],
  [
    {
      kind: 'alerts',
      alerts: [
        {
          kind: 'new-product',
          productId: 'p1',
          title: 'Sega dress',
          storeName: 'Ti Lakaz',
          priceCents: 80_000,
        },
        {
          kind: 'search-match',
          productId: 'p2',
          title: 'Ravann',
          storeName: 'Ti Lakaz',
          priceCents: 125_050,
          search: 'ravann',
        },
        {
          kind: 'discount-ends',
          productId: 'p3',
          title: 'Triangle',
          storeName: 'Ti Lakaz',
          priceCents: 8000,
          otherCents: 10_000,
        },
      ],
      more: 4,
    },
    ['7 alerts from Zilbazar', '7 alertes de Zilbazar'],
    ['/settings/alerts'],
  ],
  [
    { kind: 'verify-email', seed: 's1' },
    ['Confirm your email address', 'Confirmez votre adresse e-mail'],
    ['/verify-email/token-of-s1'],
  ],
  [
    { kind: 'already-registered' },
    ['You already have an account', 'Vous avez déjà un compte'],
    ['/login', '/forgot-password'],
  ],
  [
    { kind: 'reset-password', seed: 's2' },
    ['Choose a new password', 'Choisissez un nouveau mot de passe'],
    ['/reset-password/token-of-s2'],
  ],
  [
    { kind: 'reset-store-password', seed: 's9', storeName: 'Ti Lakaz' },
    ['Choose a new password for your store', 'Choisissez un nouveau mot de passe pour votre boutique'],
    ['/admin/reset-password/token-of-s9'],
  ],
  [
    { kind: 'password-changed' },
    ['Your password was changed', 'Votre mot de passe a été changé'],
    ['/forgot-password'],
  ],
  [
    { kind: 'confirm-new-email', seed: 's3', storeName: null },
    ['Confirm your new email address', 'Confirmez votre nouvelle adresse e-mail'],
    ['/confirm-email/token-of-s3'],
  ],
  [
    { kind: 'confirm-new-email', seed: 's4', storeName: 'Ti Lakaz' },
    ['Confirm your new email address', 'Confirmez votre nouvelle adresse e-mail'],
    ['/confirm-email/token-of-s4'],
  ],
  [
    { kind: 'email-in-use', isStore: false },
    ['This address already belongs to an account', 'Cette adresse appartient déjà à un compte'],
    ['/login', '/forgot-password'],
  ],
  [
    { kind: 'email-in-use', isStore: true },
    ['This address already belongs to a store', 'Cette adresse appartient déjà à une boutique'],
    ['/admin/login', '/forgot-password'],
  ],
  [
    { kind: 'email-changed', oldEmail: 'old@example.mu', newEmail: 'new@example.mu', storeName: null },
    ['Your email address was changed', 'Votre adresse e-mail a été changée'],
    ['/contact'],
  ],
  [
    { kind: 'email-changed', oldEmail: 'old@example.mu', newEmail: 'new@example.mu', storeName: 'Ti Lakaz' },
    ['Your store has a new email address', 'Votre boutique a une nouvelle adresse e-mail'],
    ['/contact'],
  ],
  [{ kind: 'account-deleted' }, ['Your account is deleted', 'Votre compte est supprimé'], ['/', '/contact']],
  [
    { kind: 'store-password-changed', storeName: 'Ti Lakaz' },
    ['Your store has a new password', 'Votre boutique a un nouveau mot de passe'],
    ['/forgot-password'],
  ],
  [
    { kind: 'owner-security', changed: 'password' },
    ['The password of the console was changed', 'Le mot de passe de la console a été changé'],
    ['/owner'],
  ],
  [
    { kind: 'owner-security', changed: 'second-factor' },
    ['The console has a new second factor', 'La console a une nouvelle double authentification'],
    ['/owner'],
  ],
  [
    { kind: 'owner-security', changed: 'recovery-codes' },
    ['The console has new recovery codes', 'La console a de nouveaux codes de secours'],
    ['/owner'],
  ],
  [
    { kind: 'store-security', changed: 'second-factor', storeName: 'Ti Lakaz' },
    ['Your store has a second factor', 'Votre boutique a une double authentification'],
    ['/admin/login?forgot=true'],
  ],
  [
    { kind: 'store-security', changed: 'recovery-codes', storeName: 'Ti Lakaz' },
    ['Your store has new recovery codes', 'Votre boutique a de nouveaux codes de secours'],
    ['/admin/login?forgot=true'],
  ],
  [
    { kind: 'store-security', changed: 'second-factor-off', storeName: 'Ti Lakaz', reason: 'Phone lost.' },
    ['Your store has no second factor any more', 'Votre boutique n’a plus de double authentification'],
    ['/admin/login?forgot=true'],
  ],
  [
    { kind: 'contact-message', name: 'Anjali', email: 'anjali@example.mu', message: 'Hello.\n\nIs it open?' },
    ['A message from the contact form', 'Un message du formulaire de contact'],
    ['/owner/messages'],
  ],
  [
    {
      kind: 'contact-reply',
      text: 'Yes.\nFrom nine on.',
      message: 'Is it open?',
      replyTo: 'hello@example.mu',
    },
    ['Our answer to your message', 'Notre réponse à votre message'],
    ['/', '/contact'],
  ],
]
