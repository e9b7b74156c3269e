import type { storeChecks as english } from '../../en/shared/store-checks.ts'

/** Until when a store counts as checked. */
export const storeChecks: typeof english = {
  verifiedUntil: 'Légitimité vérifiée jusqu’au',
  verifiedHint: (date) => `Badge « Boutique vérifiée » jusqu’au ${date}.`,
  halalCheckedUntil: 'Halal vérifié jusqu’au',
  halalHint: (date) => `Badge « Halal vérifié » jusqu’au ${date}.`,
  noBadge: 'Pas de vérification : pas de badge.',
  lapsed: (date) => `Vérification échue le ${date} : aucun badge affiché.`,
  periods: { 6: '6 mois', 12: '1 an', 24: '2 ans' },
  quick: (field) => `${field} : choix rapides`,
  notChecked: 'Aucune',
  past: 'Veuillez choisir aujourd’hui ou un jour à venir.',
}
