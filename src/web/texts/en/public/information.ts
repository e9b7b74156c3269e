/** What pages to read have in common. */
export const information = {
  onThisPage: 'On this page',
  lastChanged: 'Last changed on',
  kept: 'Kept:',
}
