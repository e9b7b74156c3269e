export const common = {
  siteName: 'Zilbazar',
  seeMore: 'See more',
  close: 'Close',
  unknownCity: 'Unknown',
  notRatedYet: 'Not rated yet',
  rating: (average: string, count: number) =>
    `${average} out of 5, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
  percentOff: (percent: number) => `−${percent}%`,
  percentOffSpoken: (percent: number) => `${percent} percent off`,
  priceBefore: 'instead of',
  loading: 'Loading',
}
