import { CompiledQuery, type Compilable } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Replaces a value while a query is built, to be found among its parameters later. */
interface Placeholder {
  placeholderFor: string
}

/**
 * A query that is built once for each combination of values that are not null; later calls only fill in the values,
 * because building a query costs more than sending it. `build` may compare a value with null, and must not read it
 * otherwise.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
) {
  const built = new Map<string, CompiledQuery<Row>>()

  return async (db: Db, values: Values): Promise<Row[]> => {
    const present = Object.entries(values).filter(([, value]) => value !== null)
    const shape = present.map(([name]) => name).join()
    const query = built.get(shape) ?? buildShape(db, values)
    built.set(shape, query)
    const parameters = query.parameters.map((parameter) =>
      isPlaceholder(parameter) ? values[parameter.placeholderFor as keyof Values] : parameter,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }

  function buildShape(db: Db, values: Values) {
    const placeholders = Object.entries(values).map(([name, value]) => [
      name,
      value === null ? null : { placeholderFor: name },
    ])
    return build(db, Object.fromEntries(placeholders) as Values).compile()
  }
}

function isPlaceholder(parameter: unknown): parameter is Placeholder {
  return typeof parameter === 'object' && parameter !== null && 'placeholderFor' in parameter
}
