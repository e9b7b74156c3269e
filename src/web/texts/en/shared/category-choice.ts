/** What is said wherever a category is chosen, as a filter or in a form. */
export const categoryChoice = {
  failed: 'Failed to load categories!',
  failedSubcategories: 'Failed to load subcategories!',
  missing: 'Please choose a category.',
  missingSubcategory: 'Please choose a subcategory.',
}
