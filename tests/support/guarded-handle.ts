import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

type Transactions = TransactionBuilder<Tables>

/** The properties that run a query, or start one. */
const QUERIES = new Set<PropertyKey>([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'with',
  'withRecursive',
  'executeQuery',
  'getExecutor',
  'connection',
  'transaction',
])

/**
 * A handle that throws if used while a transaction begun with it is open in the same async context. On PostgreSQL such
 * a query would run outside the transaction, and on the embedded database, which has one connection, it would wait for
 * ever.
 */
export function guardHandle(db: Db): Db {
  const inTransaction = new AsyncLocalStorage<true>()

  const guardTransactions = (builder: Transactions): Transactions =>
    new Proxy(builder, {
      get(target, key) {
        if (key === 'execute') {
          return ((work) =>
            target.execute((transaction) =>
              inTransaction.run(true, () => work(transaction)),
            )) satisfies Transactions['execute']
        }
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...input: unknown[]) => guardTransactions(value.apply(target, input))
      },
    })

  return new Proxy(db, {
    get(target, key) {
      if (QUERIES.has(key) && inTransaction.getStore()) {
        throw new Error(`A transaction is open: use its handle for ${String(key)}.`)
      }
      if (key === 'transaction') return () => guardTransactions(target.transaction())
      const value: unknown = Reflect.get(target, key, target)
      // Some, such as `fn`, are functions that have methods.
      return typeof value === 'function' ? Object.assign(value.bind(target), value) : value
    },
  })
}
