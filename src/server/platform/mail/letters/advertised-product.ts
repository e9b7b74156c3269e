/** A product whose personalised advertising is paid for, and its days. */
export interface AdvertisedProduct {
  storeName: string
  productId: string
  title: string
  startsOn: string
  endsOn: string
}
