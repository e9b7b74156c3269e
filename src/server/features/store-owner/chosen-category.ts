import { eq } from 'drizzle-orm'
import type { productCategories, storeCategories } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { badField } from '#server/platform/http/errors.ts'
import { say } from './chosen-category.sentences.ts'

/** The last of the chosen categories, locked with its path. Refused unless each is a child of the one before. */
export async function chosenCategory(
  tx: Transaction,
  tree: typeof productCategories | typeof storeCategories,
  chain: readonly string[],
  field: string,
) {
  const [found] = await tx
    .select({ categoryId: tree.id, categoryPath: tree.path })
    .from(tree)
    .where(eq(tree.id, chain.at(-1) ?? ''))
    .for('key share')
  if (!found || found.categoryPath.join() !== chain.join().toLowerCase()) {
    throw badField(field, say.notAChain)
  }
  return found
}
