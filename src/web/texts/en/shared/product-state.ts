/** What a store may say about a product. */
export const productState = {
  availability: { available: 'Available', 'on-order': 'On order', 'sold-out': 'Sold out' },
  condition: { new: 'New', used: 'Used' },
}
