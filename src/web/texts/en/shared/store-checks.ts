/** Until when a store counts as checked. */
export const storeChecks = {
  verifiedUntil: 'Legitimacy checked until',
  verifiedHint: (date: string) => `Badge ‘Verified store’ until ${date}.`,
  halalCheckedUntil: 'Halal checked until',
  halalHint: (date: string) => `Badge ‘Halal checked’ until ${date}.`,
  noBadge: 'Not checked: no badge.',
  lapsed: (date: string) => `Lapsed on ${date}: no badge is shown.`,
  periods: { 6: '6 months', 12: '1 year', 24: '2 years' },
  quick: (field: string) => `${field}: quick choices`,
  notChecked: 'None',
  past: 'Please choose today or a later day.',
}
