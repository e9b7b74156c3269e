export const offline = {
  noSignal: 'No signal.',
  asOf: (moment: string) =>
    `What you see was kept on this device on ${moment}. Prices and opening hours may have changed since.`,
  pageTitle: 'No signal',
  heading: 'The island is out of sight',
  text: 'This page has not been kept on this device. It opens as soon as there is a signal.',
  tryAgain: 'Try again',
  kept: 'What you can read now',
}
