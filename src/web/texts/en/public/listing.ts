/** The five lists that the home page previews. */
export const listing = {
  hotDeals: {
    title: 'Hot Deals',
    description:
      'Every discount running in Mauritius right now, with the price before and after, and its last day.',
    empty: 'No hot deals available at the moment.',
    hint: 'Stores add new deals every day.',
  },
  newArrivals: {
    title: 'New Arrivals',
    description: 'What the stores of Mauritius have added in the last thirty days, newest first.',
    empty: 'No new arrivals at the moment.',
    hint: 'What stores add stands here for thirty days.',
  },
  featuredProducts: {
    title: 'Featured Products',
    description: 'Products from stores all over Mauritius, picked by Zilbazar.',
    empty: 'No featured products available at the moment.',
    hint: 'New picks are on their way.',
  },
  bestRatedProducts: {
    title: 'Best Rated Products',
    description: 'The products that shoppers in Mauritius rate highest, with their stars and reviews.',
    empty: 'No best rated products found.',
    hint: 'A product joins this list with its first rating.',
  },
  bestRatedStores: {
    title: 'Best Rated Stores',
    description: 'The stores that shoppers in Mauritius rate highest, with phone number and place.',
    empty: 'No top stores found.',
    hint: 'A store joins this list with its first rating.',
  },
}
