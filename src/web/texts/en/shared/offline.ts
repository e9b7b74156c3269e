/** Over a page that is shown from what the device has kept. */
export const signal = {
  none: 'No signal.',
  asOf: (moment: string) =>
    `What you see was kept on this device on ${moment}. Prices and opening hours may have changed since.`,
}

/** In place of a page that the device has not kept. */
export const offlinePage = {
  title: 'No signal',
  heading: 'The island is out of sight',
  text: 'This page has not been kept on this device. It opens as soon as there is a signal.',
  tryAgain: 'Try again',
  back: 'Go back',
  kept: 'What you can read now',
}
