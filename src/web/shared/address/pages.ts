export const toProduct = (productId: string) =>
  ({ to: '/product/$productId', params: { productId } }) as const
export const toStore = (storeId: string) => ({ to: '/store/$storeId', params: { storeId } }) as const
export const toCategory = (categoryId: string) =>
  ({ to: '/category/$categoryId', params: { categoryId } }) as const
