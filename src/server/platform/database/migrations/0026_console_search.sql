CREATE INDEX "product_ratings_words" ON "product_ratings" USING gin (to_tsvector('zilbazar', comment)) WHERE comment <> '';--> statement-breakpoint
CREATE INDEX "store_ratings_words" ON "store_ratings" USING gin (to_tsvector('zilbazar', comment)) WHERE comment <> '';--> statement-breakpoint
CREATE INDEX "stores_email_close" ON "stores" USING gin (lower(email::text) gin_trgm_ops);