/** Types for the package, which has none. */
declare module '@jsonresume/schema' {
  export const schema: object
  export function validate(
    resume: object,
    callback: (errors: unknown, isValid?: boolean) => void,
  ): void
}
