/** A part with a picture; links stand in its text as [words](/address). */
interface AboutPart {
  artwork: string
  title: string
  text: string
}

const audiences: readonly AboutPart[] = [
  {
    artwork: 'basket',
    title: 'If you are shopping',
    text: 'Look through [hot deals](/hot-deals), [new arrivals](/new-arrivals) or [all stores](/stores), filter by town or village, and see when a store is open. Then call, write or go there: you deal with the store, and nobody stands in between.',
  },
  {
    artwork: 'convenience-store',
    title: 'If you have a store',
    text: 'Show your products with their prices and discounts, your opening hours, your place on the map and your phone number, and announce what is new. [How to join](/become-admin) says what it takes and what it costs.',
  },
  {
    artwork: 'waving-hand',
    title: 'If you know your way around',
    text: 'With an [account](/signup) you keep a wishlist, rate what you know and report what is not right. What you write helps the next person choose.',
  },
]

export const about = {
  title: 'About Us',
  heading: 'The island’s market, in one place',
  description:
    'Zilbazar shows the stores, products and deals of Mauritius: checked by hand, rated by the people who know them, with the phone number of every store.',
  intro:
    'Zil is Creole for island, bazar for market. Zilbazar brings the stores of Mauritius, their products and their deals together, from Grand Baie to Souillac and from the Caudan to the shop at the corner.',
  audiences,
  principles: {
    heading: 'What you can rely on',
    items: [
      [
        'Every store is checked by hand',
        'Before a store opens here, one of us has looked at the business and, where it matters, at whether what it sells is halal. ‘Verified store’ and ‘Halal checked’ show that a check still stands; each lapses by itself on its last day.',
      ],
      [
        'Ratings come from people',
        'Only accounts with a confirmed email address rate, once for each product and store, and never their own. Ratings that look like a campaign wait until a person has looked at them. No store can pay for stars, or to have them removed.',
      ],
      [
        'Discounts are compared with what was asked before',
        'Beside a discount we show the lowest price of the 30 days before it, when that is another one, and the store’s own percentage stays as it is. This is the rule of the European Union; no law of Mauritius asks for it, we keep it of our own will. Where fewer than 30 days of prices are known we make no claim. A discount on a price that was raised for it is looked at by one of us.',
      ],
      [
        'Nothing is sold here',
        'We take no commission and handle no payment. Stores pay a fixed fee to be shown; it stands in the [Terms](/terms#fees) for everybody to read.',
      ],
      [
        'Your data stays yours',
        'No trackers, no cookies until you log in or choose a language, everything to download or delete in your settings. The [Privacy Policy](/privacy-policy) says it in detail.',
      ],
    ],
  },
  contact: {
    heading: 'Is something not right?',
    text: 'Report it where it stands, or write to us. A person reads it.',
    write: 'Contact us',
    browse: 'See all stores',
  },
  credit:
    'The little pictures are Fluent Emoji by Microsoft, used under the MIT licence. Towns and villages come from GeoNames (CC BY 4.0).',
}
