CREATE INDEX "users_name_close" ON "users" USING gin (plain_text(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_close" ON "users" USING gin (lower(email::text) gin_trgm_ops);