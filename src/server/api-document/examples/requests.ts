/** What a caller might send, by operation; a test holds each against its schema. */
export const requestExamples: Record<string, object> = {
  accountSignup: { name: 'Anjali Ramgoolam', email: 'anjali@example.mu', password: 'Chamarel-seven-earths' },
  accountLogin: { email: 'anjali@example.mu', password: 'Chamarel-seven-earths' },
  accountForgotPassword: { email: 'anjali@example.mu' },
  storeOwnerLogin: { email: 'ti-lakaz@example.mu', password: 'Trou-aux-Biches-1810' },
  ratingRateProduct: {
    productId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd',
    rating: 5,
    comment: 'Fresh every morning.',
  },
  ratingRateStore: { adminId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd', rating: 4 },
  wishlistAddProduct: { productId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd' },
  wishlistRemoveProduct: { productId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd' },
  wishlistStatus: { productIds: ['0192f3a4-5b6c-7d8e-9f01-23456789abcd'] },
  reportProduct: { productId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd', reason: 'misleading' },
  contactSend: { name: 'Anjali Ramgoolam', email: 'anjali@example.mu', message: 'May I list my bakery?' },
  tapCount: { kind: 'view', storeId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd' },
  tapSearch: { q: 'vanilla', storeIds: ['0192f3a4-5b6c-7d8e-9f01-23456789abcd'] },
}
