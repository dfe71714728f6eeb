/**
 * The tables of the database as TypeScript sees them: camelCase here, snake_case in SQL; timestamps are ISO strings.
 * Each feature adds its own in its `*.tables.ts`; `schema.sql` shows them all.
 */
export interface Tables {}
